const NUMBER = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/

/** A number as typed, such as '£1,289.50' or '5%'; null if blank, and the text itself if it is none. */
export function typedNumber(text: string): number | string | null {
  const bare = text.trim().replace(/^£\s?|\s?%$/, '')
  if (bare === '') return null
  return NUMBER.test(bare) ? Number(bare.replaceAll(',', '')) : text
}

/** How a stored price or percentage is shown while it is edited. */
export function shownNumber(value: number | string | null | undefined, { isPrice = false } = {}): string {
  if (typeof value !== 'number') return value ?? ''
  return isPrice ? value.toFixed(2) : String(value)
}
