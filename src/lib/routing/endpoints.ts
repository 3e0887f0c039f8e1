/** Endpoints that only store a lead: they need nothing of Next but its cache, so the server calls them itself. */
export const leadEndpoints = {
  contact: '/api/contact',
  contactInquiries: '/api/contact-inquiries',
  surveyLeads: '/api/survey-leads',
  datasheet: '/api/datasheet',
  projectQuotes: '/api/project-quotes',
  configurationQuotes: '/api/configuration-quotes',
  distributor: '/api/partners/distributor',
  installer: '/api/partners/installer',
  business: '/api/partners/business',
  demoCalls: '/api/demo-calls',
  calculatorResults: '/api/calculator-results',
  dataRequests: '/api/your-data/request',
} as const

/** The endpoints that the browser calls. */
export const endpoints = {
  ...leadEndpoints,
  contactSparky: '/api/contact-sparky',
  calculatorUsage: '/api/calculator-usage',
  typedProject: '/api/calculate/professional',
  projectPdf: '/api/calculate/professional/pdf',
  blogViews: '/api/blog/views',
  errorLog: '/api/error-log',
} as const

/** The audit log as a file, below the API. For admins. */
export const AUDIT_LOG_FILE = '/audit-log.csv'

/** Lists of posts that the browser requests ahead, once a visit. */
export const WARMED_UP = ['/api/blog/categories', '/api/blog/popular', '/api/blog/recent'] as const

/** States that the visitor consented to the data being sent; without it, nothing is stored. */
export const CONSENT_HEADER = 'x-cookie-consent'

/** Deletes an address from the waiting list when an email program posts to it. */
export const waitingUnsubscription = (token: string) => `/api/waiting-list/leave/${token}`

/** Notes that a customer wants to write no review when an email program posts to it. */
export const reviewRefusal = (token: string) => `/api/checkout/review/decline/${token}`

/** Deletes a winter of the energy challenge when an email program posts to it. */
export const seasonErasure = (token: string) => `/api/challenge/links/erase/${token}`
