/**
 * A postcode area ('SN'), district ('SN10'), or partial postcode. Lists both cases because JSON Schema patterns have no
 * flags.
 */
export const TYPED_POSTCODE = /^[A-Za-z]{1,2}(?:\d[\dA-Za-z]?(?:\s*\d[A-Za-z]{0,2})?)?$/

export const NO_WEATHER = 'We have no weather data for this postcode. Leave it empty to use the middle of Great Britain'
