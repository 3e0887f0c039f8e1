/**
 * The canonical path of a URL on this site, without query, fragment or trailing slash; null for other sites. `siteUrl`
 * is the site's own origin; http and https count as the same.
 */
export function internalPath({ address, siteUrl }: { address: string; siteUrl: string }): string | null {
  if (!URL.canParse(address, siteUrl)) return null
  const { host, pathname } = new URL(address, siteUrl)
  if (host !== new URL(siteUrl).host) return null
  return decoded(pathname).replace(/(?<!\/)\/+$/, '') || '/'
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
