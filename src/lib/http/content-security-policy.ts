const COMMON = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "connect-src 'self'",
  // Radix's dialog locks scrolling, and Payload's editor sets colours, through style elements of their own.
  "style-src 'self' 'unsafe-inline'",
]

const SITE = ["img-src 'self' data:", "font-src 'self'", "frame-ancestors 'none'"]
const ADMIN = [
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "frame-ancestors 'self'",
]

/** As the site, but the admin may show it beside its form. */
const PREVIEW = ["img-src 'self' data:", "font-src 'self'", "frame-ancestors 'self'"]

const AREAS = { site: SITE, admin: ADMIN, preview: PREVIEW }

const policy = (script: string, rest: string[]) => [`script-src ${script}`, ...COMMON, ...rest].join('; ')

/** For HTML that is rendered for one request: only scripts that carry the request's nonce, and what those load. */
export const noncePolicy = (nonce: string, area: keyof typeof AREAS) =>
  policy(`'self' 'nonce-${nonce}' 'strict-dynamic'`, AREAS[area])

/** As a page of the site, but framed by whom staff list. `ancestors`: origins, or 'none' in quotes. */
export const framedPolicy = (nonce: string, ancestors: string) =>
  policy(`'self' 'nonce-${nonce}' 'strict-dynamic'`, [
    "img-src 'self' data:",
    "font-src 'self'",
    `frame-ancestors ${ancestors}`,
  ])

/** For a prerendered page: its own inline scripts by hash. Never for HTML that holds a visitor's input. */
export const hashPolicy = (sha256Base64: string[]) =>
  policy(["'self'", ...sha256Base64.map((hash) => `'sha256-${hash}'`)].join(' '), SITE)

/** For everything else: no inline script at all. */
export const barePolicy = policy("'self'", SITE)
