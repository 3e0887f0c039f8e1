/** The collections that hold the original records of enquiries. */
export const ENQUIRY_COLLECTIONS = [
  'contact-inquiries',
  'survey-leads',
  'call-requests',
  'datasheet-leads',
  'partner-applications',
  'configuration-quotes',
  'orders',
  'project-quotes',
  'calculator-usage',
] as const

export type EnquiryCollection = (typeof ENQUIRY_COLLECTIONS)[number]

/** The database table of a collection. */
export const tableOf = (collection: EnquiryCollection): string => collection.replaceAll('-', '_')
