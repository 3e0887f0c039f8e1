/** A form that asks about a postcode sends the one that its visitor confirms under this name. */
export const CONFIRMED_POSTCODE = 'confirmedPostcode'
