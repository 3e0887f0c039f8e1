/**
 * Replaces Next's own page, which is long and would be in React's copy of every page. It is never shown: the edge server
 * sends the site's.
 */
export default function NotFound() {
  return <h1>Page not found</h1>
}
