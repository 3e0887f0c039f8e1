/** Every address of the site, once. */
export const routes = {
  home: '/',
  about: '/about',
  systemDesigner: '/system-designer',
  locations: '/locations',
  energyTips: '/energy-tips',
  blog: '/blog',
  partners: '/partners',
  contact: '/contact',
  contactReceived: '/contact/received',
  contactCheck: '/contact/check',
  calculator: '/calculator',
  quickCalculator: '/calculator/quick',
  professionalCalculator: '/calculator/professional',
  installers: '/installers',
  distributors: '/distributors',
  technicalSpecs: '/technical-specs',
  infraredTechnology: '/infrared-technology-deep-dive',
  quoteRequest: '/quote-request',
  quoteRequestReceived: '/quote-request/received',
  quoteRequestCheck: '/quote-request/check',
  sales: '/sales',
  salesEstimate: '/sales/estimate',
  salesDemo: '/sales/demo',
  salesDemoCheck: '/sales/demo/check',
  salesThankYou: '/sales/thank-you',
  salesLanding: '/sales-landing',
  businessThankYou: '/business/thank-you',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiePolicy: '/cookie-policy',
  sitemap: '/sitemap.xml',
  degreeDayMap: '/maps/degree-days.svg',
  search: '/search',
  shop: '/shop',
} as const

/** The endpoints that the browser calls. */
export const endpoints = {
  contact: '/api/contact',
  contactInquiries: '/api/contact-inquiries',
  surveyLeads: '/api/survey-leads',
  contactSparky: '/api/contact-sparky',
  demoCalls: '/api/demo-calls',
  errorLog: '/api/error-log',
} as const

/** A city's or town's page. */
export function locationPage(slug: string): string {
  return `${routes.locations}/${slug}`
}

/** The quote form, remembering where the visitor came from. */
export function quoteRequestFrom(source: string): string {
  return withQuery(routes.quoteRequest, { source })
}

export function quoteRequestReceived(reference: string): string {
  return withQuery(routes.quoteRequestReceived, { reference })
}

export function contactReceived(reference: string): string {
  return withQuery(routes.contactReceived, { reference })
}

/** `slot` is when we ring, as the form named it. */
export function salesThankYou({ reference, slot }: { reference: string; slot: string }): string {
  return withQuery(routes.salesThankYou, { reference, slot })
}

/** A finished project as a document to keep. */
export function caseStudyDownload(slug: string): string {
  return `/downloads/case-studies/${slug}`
}

/** A drawing that is a file of its own, in the shape for wide screens or the one for phones. */
export function roomSectionFile(scene: string): string {
  return `/figures/room-section/${scene}.svg`
}

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`
}
