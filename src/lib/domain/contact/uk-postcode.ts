/** BS 7666 without the space: area and district, then a digit and two letters that are never C, I, K, M, O or V. */
const SHAPE = /^(?:GIR0AA|(?:[A-Z]{1,2}\d{1,2}|[A-Z]{1,2}\d[A-Z])\d[ABD-HJLNP-UW-Z]{2})$/i

/** Reads a UK postcode in any case and spacing; the shape is checked, not whether Royal Mail uses it. */
export function readPostcode(input: string): { ok: true; postcode: string } | { ok: false } {
  const compact = input.replace(/\s/g, '')
  if (!SHAPE.test(compact)) return { ok: false }
  const upper = compact.toUpperCase()
  return { ok: true, postcode: `${upper.slice(0, -3)} ${upper.slice(-3)}` }
}

const OUTWARD = /^(?:[A-Z]{1,2}\d{1,2}|[A-Z]{1,2}\d[A-Z])$/i

/** The first half of a postcode, 'SN10', of a whole one or of itself: it says where a place is to a few miles. */
export function readOutwardCode(input: string): { ok: true; code: string } | { ok: false } {
  const whole = readPostcode(input)
  if (whole.ok) return { ok: true, code: whole.postcode.split(' ')[0] ?? '' }
  const compact = input.replace(/\s/g, '')
  return OUTWARD.test(compact) ? { ok: true, code: compact.toUpperCase() } : { ok: false }
}
