/** What follows from `default-src` is left out, so that more of a page fits in the server's first packets. */
const COMMON = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  // Radix's scroll lock and Payload's editor colours both use inline style elements.
  "style-src 'self' 'unsafe-inline'",
]

/** The system designer calculates in a worker. */
const WORKERS = "worker-src 'self'"

const SITE = ["img-src 'self' data:", WORKERS, "frame-ancestors 'none'"]
const ADMIN = [
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "frame-ancestors 'self'",
]

/** Like site pages, but the admin may frame it as a live preview. */
const PREVIEW = ["img-src 'self' data:", WORKERS, "frame-ancestors 'self'"]

const AREAS = { site: SITE, admin: ADMIN, preview: PREVIEW }

const policy = (script: string, rest: string[]) => [`script-src ${script}`, ...COMMON, ...rest].join('; ')

/** For HTML rendered per request: only scripts with this nonce, and whatever they load. */
export const noncePolicy = (nonce: string, area: keyof typeof AREAS) =>
  policy(`'self' 'nonce-${nonce}' 'strict-dynamic'`, AREAS[area])

/** Like a site page, but the listed origins may frame it. `ancestors`: origins, or 'none' in quotes. */
export const framedPolicy = (nonce: string, ancestors: string) =>
  policy(`'self' 'nonce-${nonce}' 'strict-dynamic'`, ["img-src 'self' data:", WORKERS, `frame-ancestors ${ancestors}`])

/** For prerendered pages: allows their inline scripts by hash. Never use it for HTML containing visitor input. */
export const hashPolicy = (sha256Base64: string[]) =>
  policy(["'self'", ...sha256Base64.map((hash) => `'sha256-${hash}'`)].join(' '), SITE)

/** For all other HTML: no inline scripts. */
export const barePolicy = policy("'self'", SITE)

/** Origins other than the site's own; null for none. */
export type OtherOrigins = {
  /** Origin of uploads. */
  mediaOrigin: string | null
  /** Origin of the analytics script, which reports to the same origin. */
  analyticsOrigin: string | null
}

/** Extends a policy to allow content from other origins. */
export function allowing(policy: string, { mediaOrigin, analyticsOrigin }: OtherOrigins): string {
  let allowed = policy
  if (mediaOrigin !== null)
    allowed = `${allowed.replace("img-src 'self'", `img-src 'self' ${mediaOrigin}`)}; media-src 'self' ${mediaOrigin}`
  if (analyticsOrigin !== null)
    allowed = `${allowed.replace("script-src 'self'", `script-src 'self' ${analyticsOrigin}`)}; connect-src 'self' ${analyticsOrigin}`
  return allowed
}

/** For API responses, which are never rendered as a page. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'"
