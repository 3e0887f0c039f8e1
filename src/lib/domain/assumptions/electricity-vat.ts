/** Text in a price's source that marks it as published without VAT. With VAT, a full year costs more. */
export const VAT_FREE = 'no VAT on electricity'

/** The last day without VAT on electricity for homes, and the rate from the next day. */
export const VAT_FREE_ELECTRICITY = { to: '2027-03-31', rate: 0.05 } as const
