/**
 * Where an address leads on this site: the path as the site answers to it, without query, anchor or a slash at its end;
 * null when it leads elsewhere. `siteUrl` is the site's own origin; its name counts under http and https alike.
 */
export function internalPath({ address, siteUrl }: { address: string; siteUrl: string }): string | null {
  if (!URL.canParse(address, siteUrl)) return null
  const { host, pathname } = new URL(address, siteUrl)
  if (host !== new URL(siteUrl).host) return null
  return decoded(pathname).replace(/\/+$/, '') || '/'
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
