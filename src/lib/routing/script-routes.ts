/** The paths that browser scripts use, kept apart from the others to keep the first view small. */
export const scriptRoutes = {
  home: '/',
  cart: '/cart',
  checkout: '/checkout',
  contact: '/contact',
  calculator: '/calculator',
  quickCalculator: '/calculator/quick',
  configure: '/configure',
  configureReceived: '/configure/received',
  energyChallenge: '/energy-challenge',
  estimateDownload: '/downloads/estimate',
  quoteRequest: '/quote-request',
  quoteRequestReceived: '/quote-request/received',
  privacyPolicy: '/privacy-policy',
  shop: '/shop',
  solarQuote: '/solar-quote',
  termsOfService: '/terms-of-service',
} as const

/** Apart from the others, because only one script links to it. */
export const HOW_WE_CALCULATE = '/how-we-calculate'

/** The origin of a quote request: a quick calculation, as a query string, or the page of a place and its topic. */
type QuoteVisit = { calculation?: string | undefined; location?: string | undefined; serviceType?: string | undefined }

/** The quote form, remembering where the visitor came from. */
export function quoteRequestFrom(source: string, visit: QuoteVisit = {}): string {
  const given = Object.entries(visit).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return withQuery(scriptRoutes.quoteRequest, { source, ...Object.fromEntries(given) })
}

/** A product's page. */
export function shopProduct(slug: string): string {
  return `${scriptRoutes.shop}/${slug}`
}

export function quoteRequestReceived(reference: string): string {
  return withQuery(scriptRoutes.quoteRequestReceived, { reference })
}

export function configureReceived(reference: string): string {
  return withQuery(scriptRoutes.configureReceived, { reference })
}

export function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`
}
