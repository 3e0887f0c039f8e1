/** The addresses that scripts in the browser know; apart from the others, because what stands here travels with the first view. */
export const scriptRoutes = {
  contact: '/contact',
  calculator: '/calculator',
  quickCalculator: '/calculator/quick',
  quoteRequest: '/quote-request',
  quoteRequestReceived: '/quote-request/received',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
} as const

/** The quote form, remembering where the visitor came from. */
export function quoteRequestFrom(source: string): string {
  return withQuery(scriptRoutes.quoteRequest, { source })
}

export function quoteRequestReceived(reference: string): string {
  return withQuery(scriptRoutes.quoteRequestReceived, { reference })
}

export function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`
}
