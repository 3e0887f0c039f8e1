export type Link = { href: string } & (
  { place: 'here'; path: string; hash: string } | { place: 'outside'; url: string } | { place: 'none' }
)

/**
 * Resolves a link on a page. `none`: a tel: or mailto: link, or the top of the page.
 * @param from the page's own path
 * @param origin the public origin
 */
export function resolveLink({ href, from, origin }: { href: string; from: string; origin: string }): Link {
  if (!URL.canParse(href, `${origin}${from}`)) return { href, place: 'here', path: href, hash: '' }
  const url = new URL(href, `${origin}${from}`)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { href, place: 'none' }
  if (url.origin !== origin) return { href, place: 'outside', url: url.href }
  const hash = hashOf(url)
  const path = `${url.pathname}${url.search}`
  return path === from && hash === '' ? { href, place: 'none' } : { href, place: 'here', path, hash }
}

/** The fragment without any text directive; empty for the top of the page. */
function hashOf(url: URL): string {
  const hash = url.hash.slice(1).replace(/:~:.*$/, '')
  if (hash.toLowerCase() === 'top') return ''
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
