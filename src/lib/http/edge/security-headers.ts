import type { ServerResponse } from 'node:http'

const HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

const TWO_YEARS = 'max-age=63072000; includeSubDomains'

/**
 * On every response, errors and files included. HSTS only where the site really is HTTPS. A page that others may frame
 * says which in its policy, and the older header that knows no list is left out.
 */
export function setSecurityHeaders(
  response: ServerResponse,
  { isHttps, mayBeFramed }: { isHttps: boolean; mayBeFramed: boolean },
): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (mayBeFramed) response.removeHeader('x-frame-options')
  if (isHttps) response.setHeader('strict-transport-security', TWO_YEARS)
}
