/**
 * The fields of each step: contact information; property details; project timeline and budget. Kept out of the schema,
 * which the browser loads later.
 */
export const QUOTE_STEPS = [
  ['firstName', 'lastName', 'email', 'phone'],
  ['propertyType', 'propertySize', 'currentHeating', 'projectType', 'postcode'],
  ['timeframe', 'budget', 'additionalInfo', 'marketingConsent', 'termsConsent'],
] as const
