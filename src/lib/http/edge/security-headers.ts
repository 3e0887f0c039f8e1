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

/** On every response, errors and files included. HSTS only where the site really is HTTPS. */
export function setSecurityHeaders(response: ServerResponse, isHttps: boolean): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (isHttps) response.setHeader('strict-transport-security', TWO_YEARS)
}
