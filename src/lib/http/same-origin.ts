type HeaderReader = Pick<Headers, 'get'>

/**
 * Whether a request comes from one of our own pages or from a non-browser client. Browsers set `Origin` or at least
 * `Sec-Fetch-Site`, and scripts on other sites cannot forge either. A form on a page that sends no referrer has the
 * origin "null"; then the latter decides.
 */
export function isSameOrigin(headers: HeaderReader, siteUrl: string): boolean {
  const origin = headers.get('origin')
  if (origin === 'null' && headers.get('sec-fetch-site') === 'same-origin') return true
  if (origin !== null) return isOwnOrigin(origin, headers, siteUrl)
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

function isOwnOrigin(origin: string, headers: HeaderReader, siteUrl: string): boolean {
  if (origin === siteUrl) return true
  if (!URL.canParse(origin)) return false // "null" from a sandboxed frame or a data: URL
  const { protocol, host } = new URL(origin)
  // On plain HTTP an attacker could serve pages under our host name.
  const isDowngraded = siteUrl.startsWith('https:') && protocol !== 'https:'
  return !isDowngraded && host === headers.get('host')
}
