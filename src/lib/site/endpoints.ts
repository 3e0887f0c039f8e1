/** The endpoints that the browser calls. */
export const endpoints = {
  contact: '/api/contact',
  contactInquiries: '/api/contact-inquiries',
  surveyLeads: '/api/survey-leads',
  contactSparky: '/api/contact-sparky',
  demoCalls: '/api/demo-calls',
  errorLog: '/api/error-log',
} as const
