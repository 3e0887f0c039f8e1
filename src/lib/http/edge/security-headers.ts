import type { ServerResponse } from 'node:http'

const HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** For paths that contain a secret. */
export const SECRET_HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

const TWO_YEARS = 'max-age=63072000; includeSubDomains'

/**
 * Sets the headers sent with every response, including errors and files. HSTS only when the site uses HTTPS. Embeddable
 * pages list their frame ancestors in the CSP and omit X-Frame-Options, which cannot express a list.
 */
export function setSecurityHeaders(
  response: ServerResponse,
  { isHttps, isSecret, mayBeFramed }: { isHttps: boolean; isSecret: boolean; mayBeFramed: boolean },
): void {
  for (const [name, value] of Object.entries({ ...HEADERS, ...(isSecret && SECRET_HEADERS) }))
    response.setHeader(name, value)
  if (mayBeFramed) response.removeHeader('x-frame-options')
  if (isHttps) response.setHeader('strict-transport-security', TWO_YEARS)
}
