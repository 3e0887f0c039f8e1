import { ADMIN_SUPPLIER } from '@/lib/routing/admin-paths'

/** The address of the supplier sync. It sends visitors who are not signed in to the sign-in, and on from there. */
export const GET = () =>
  new Response(null, { status: 307, headers: { location: ADMIN_SUPPLIER, 'cache-control': 'no-store' } })
