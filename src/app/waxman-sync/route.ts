import { ADMIN_SUPPLIER } from '@/lib/routing/admin-paths'

/** A short URL for the supplier sync, which redirects to the sign-in and back if the visitor is not signed in. */
export const GET = () =>
  new Response(null, { status: 307, headers: { location: ADMIN_SUPPLIER, 'cache-control': 'no-store' } })
