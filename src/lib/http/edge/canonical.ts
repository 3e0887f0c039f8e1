/** Characters that mean the same encoded and unencoded (RFC 3986, section 2.3). */
export const UNRESERVED = /^[A-Za-z0-9\-._~]$/

/** Slashes, backslashes and control characters are never valid inside a path segment. */
const NEVER_ENCODED = /[/\\\u0000-\u001f\u007f]/

/**
 * Whether a path is in canonical form. Each layer behind the server decodes paths differently, so a guard could read
 * `/api/users/log%69n` as a different path from the route that handles it. Doubled and trailing slashes are left to the
 * caller, because Next redirects them.
 */
export function isCanonicalPath(path: string): boolean {
  if (!path.startsWith('/') || /[\\\u0000-\u0020\u007f]/.test(path)) return false
  return path.split('/').every(isCanonicalSegment)
}

function isCanonicalSegment(segment: string): boolean {
  if (segment === '.' || segment === '..') return false
  const encoded: string[] = segment.match(/%(?:[0-9a-f]{2})?/gi) ?? []
  if (encoded.includes('%')) return false
  if (encoded.some((sign) => UNRESERVED.test(String.fromCharCode(Number.parseInt(sign.slice(1), 16))))) return false
  try {
    return !NEVER_ENCODED.test(decodeURIComponent(segment))
  } catch {
    return false // invalid UTF-8
  }
}

/** A name, an IPv4 address or a bracketed IPv6 address, with an optional port. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Whether a Host header is valid. HTTP/1.0 requests may omit it. */
export function isHost(host: string | undefined): boolean {
  return host === undefined || (HOST.test(host) && URL.canParse(`http://${host}`))
}
