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
  quoteRequest: '/quote-request',
  quoteRequestReceived: '/quote-request/received',
  quoteRequestCheck: '/quote-request/check',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiePolicy: '/cookie-policy',
  sitemap: '/sitemap.xml',
} as const

/** The endpoints that the browser calls. */
export const endpoints = {
  contact: '/api/contact',
  contactInquiries: '/api/contact-inquiries',
  surveyLeads: '/api/survey-leads',
  contactSparky: '/api/contact-sparky',
} as const

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

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`
}
