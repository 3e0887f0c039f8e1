/** The services that an admin tests with a button, and the settings without which there is nothing to test. */
export const TESTED_SERVICES = [
  { value: 'email', label: 'Email', settings: 'SMTP_URL' },
  { value: 'crm', label: 'CRM', settings: 'GHL_API_BASE_URL, GHL_API_TOKEN and GHL_LOCATION_ID' },
  { value: 'cards', label: 'Card payments', settings: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET' },
  { value: 'storage', label: 'File storage', settings: 'UPLOADS_DIR or the S3 settings' },
  { value: 'supplier-feed', label: 'Supplier’s prices', settings: 'SUPPLIER_FEED_URL' },
  { value: 'analytics', label: 'Analytics', settings: 'ANALYTICS_SCRIPT_URL and ANALYTICS_SITE_ID' },
] as const

export type TestedService = (typeof TESTED_SERVICES)[number]['value']

export const TEST_STATES = [
  { value: 'works', label: 'Works' },
  { value: 'attention', label: 'Works, but something has to be put right' },
  { value: 'fails', label: 'Does not work' },
] as const

/** What a test found, in sentences for staff without personal data. */
export type TestResult = { state: (typeof TEST_STATES)[number]['value']; words: string[] }

/** Where the last result of a service is kept. */
export const testKey = (service: TestedService) => `service-test:${service}`

/** Where the reference of the last trial enquiry is kept. */
export const TRIAL_ENQUIRY = 'trial-enquiry'

/** The result of a test that ended with this problem, which has no full stop. */
export const failedTest = (problem: string, ...words: string[]): TestResult => ({
  state: 'fails',
  words: [`${problem}.`, ...words],
})
