/**
 * How a new site is reached until the owner enters the real details, and what a failure message names when the database
 * cannot be asked. The numbers are from the ranges that Ofcom keeps free for drama.
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

/** Likewise, for the foot of the page. */
export const DEFAULT_SOCIAL_LINKS = (['facebook', 'instagram', 'linkedin', 'youtube'] as const).map((platform) => ({
  platform,
  url: `https://${platform}.example.com/powerboard`,
}))
