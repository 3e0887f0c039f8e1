/** The endpoints that the browser calls. */
export const endpoints = {
  contact: '/api/contact',
  contactInquiries: '/api/contact-inquiries',
  surveyLeads: '/api/survey-leads',
  contactSparky: '/api/contact-sparky',
  datasheet: '/api/datasheet',
  distributor: '/api/partners/distributor',
  installer: '/api/partners/installer',
  business: '/api/partners/business',
  demoCalls: '/api/demo-calls',
  calculatorUsage: '/api/calculator-usage',
  typedProject: '/api/calculate/professional',
  projectPdf: '/api/calculate/professional/pdf',
  calculatorResults: '/api/calculator-results',
  errorLog: '/api/error-log',
} as const
