import { ADMIN_WRITE } from '@/lib/routing/admin-paths'

/** The short addresses of the blog editor. It sends visitors who are not signed in to the sign-in, and on from there. */
export const openBlogEditor = () =>
  new Response(null, { status: 307, headers: { location: ADMIN_WRITE, 'cache-control': 'no-store' } })
