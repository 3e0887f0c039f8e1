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

/** Lists of posts that the browser requests ahead, once a visit. */
export const WARMED_UP = ['/api/blog/categories', '/api/blog/popular', '/api/blog/recent'] as const

/** Endpoints that are not called during the first view of any page. */
export const lateEndpoints = {
  cancelSparky: '/api/contact-sparky/cancel',
  enquiryCorrection: '/api/enquiries/correct',
  enquiryPhotos: '/api/enquiries/photos',
  filePieces: '/api/enquiries/pieces',
  enquiryWithdrawal: '/api/enquiries/withdraw',
  blogSteps: '/api/blog/steps',
  checkout: '/api/checkout',
  orderCancellation: '/api/checkout/cancel',
  orderFault: '/api/checkout/fault',
  orderConfirmation: '/api/checkout/confirm',
  waitingList: '/api/waiting-list',
  waitingAnswer: '/api/waiting-list/answer',
  quoteAnswer: '/api/quotes/answer',
  addToCart: '/api/cart/add',
  updateCart: '/api/cart/update',
  removeFromCart: '/api/cart/remove',
  performanceMetrics: '/api/performance-metrics',
  heatmap: '/api/analytics/heatmap',
  rewardClaims: '/api/challenge/rewards',
  sharedSavings: '/api/challenge/savings',
  savingWithdrawal: '/api/challenge/savings/withdraw',
  seasonLinks: '/api/challenge/links',
  seasonLinkAnswer: '/api/challenge/links/answer',
  analyticsSettings: '/api/analytics/settings',
  whoIsSignedIn: '/api/users/me',
  figures: '/api/figures',
  estimateBasis: '/api/estimate-basis',
  designPack: '/api/system-designer/pack',
  shareDesign: '/api/system-designer/shared',
  saveSharedDesign: '/api/system-designer/shared/save',
  commentOnDesign: '/api/system-designer/shared/comment',
  changeSharedDesign: '/api/system-designer/shared/change',
} as const

/** States that the visitor consented to the data being sent; without it, nothing is stored. */
export const CONSENT_HEADER = 'x-cookie-consent'

export const cartOf = (sessionId: string) => `/api/cart/${sessionId}`
export const clearedCart = (sessionId: string) => `/api/cart/clear/${sessionId}`

/** Deletes an address from the waiting list when an email program posts to it. */
export const waitingUnsubscription = (token: string) => `/api/waiting-list/leave/${token}`

/** Deletes a winter of the energy challenge when an email program posts to it. */
export const seasonErasure = (token: string) => `/api/challenge/links/erase/${token}`
