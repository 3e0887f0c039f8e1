type HeaderReader = Pick<Headers, 'get'>

/**
 * Is this request from one of our own pages, or from no browser at all? A browser says where a request was made
 * (`Origin`, else `Sec-Fetch-Site`), and scripts on other sites cannot forge either.
 */
export function isSameOrigin(headers: HeaderReader, siteUrl: string): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return isOurs(origin, headers, siteUrl)
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

function isOurs(origin: string, headers: HeaderReader, siteUrl: string): boolean {
  if (origin === siteUrl) return true
  if (!URL.canParse(origin)) return false // "null" from a sandboxed frame or a data: page
  return new URL(origin).host === headers.get('host')
}
