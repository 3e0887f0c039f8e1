const LENGTH_MAX = 40

/** Commas and spaces only before three digits: '62,5' is refused because it would be read as ten times as much. */
const AMOUNT = /^(?:\d{1,6}|\d{1,3}(?:[,\s]\d{3})+)(?:\.\d+)?$/

/** A typed number, such as '1,000' or '62.5', without the unit after it; NaN if it is not one. */
export function typedAmount(text: string, unit: RegExp): number {
  if (text.length > LENGTH_MAX) return NaN
  const bare = text.trim().replace(unit, '').trimEnd()
  return AMOUNT.test(bare) ? Number(bare.replace(/[,\s]/g, '')) : NaN
}
