/**
 * Contact details until the owner enters the real ones, and in error messages when the database is unavailable. The
 * numbers are from Ofcom's ranges for drama use.
 */
export const DEFAULT_CONTACT = {
  legalName: 'Powerboard UK Limited',
  street: '1 Station Yard',
  town: 'Devizes',
  county: 'Wiltshire',
  postcode: 'SN10 1AA',
  phone: '01632 960 123',
  sparkyPhone: '07700 900225',
  email: 'hello@powerboard.example.com',
} as const

/** Default footer links. */
export const DEFAULT_SOCIAL_LINKS = (['facebook', 'instagram', 'linkedin', 'youtube'] as const).map((platform) => ({
  platform,
  url: `https://${platform}.example.com/powerboard`,
}))

/** Placeholder for a company number that has not been entered. */
export const NO_COMPANY_NUMBER = '00000000'
