import { ADMIN_WRITE } from '@/lib/routing/admin-paths'

/**
 * Redirects the short URLs of the blog editor to it. Visitors who are not signed in are sent to the login page and then
 * back to the editor.
 */
export const openBlogEditor = () =>
  new Response(null, { status: 307, headers: { location: ADMIN_WRITE, 'cache-control': 'no-store' } })
