/**
 * Replaces Next's own page, which is long and would be part of React's copy of every page. It is never shown, because
 * the edge server sends the site's own.
 */
export default function NotFound() {
  return <h1>Page not found</h1>
}
