/** BS 7666 without the space: area and district, then a digit and two letters excluding C, I, K, M, O and V. */
const SHAPE = /^(?:GIR0AA|(?:[A-Z]{1,2}\d{1,2}|[A-Z]{1,2}\d[A-Z])\d[ABD-HJLNP-UW-Z]{2})$/i

/** Parses a UK postcode in any case and spacing; checks the format, not whether Royal Mail uses it. */
export function readPostcode(input: string): { ok: true; postcode: string } | { ok: false } {
  const compact = input.replace(/\s/g, '')
  if (!SHAPE.test(compact)) return { ok: false }
  const upper = compact.toUpperCase()
  return { ok: true, postcode: `${upper.slice(0, -3)} ${upper.slice(-3)}` }
}

const OUTWARD = /^(?:[A-Z]{1,2}\d{1,2}|[A-Z]{1,2}\d[A-Z])$/i

/** The outward code, 'SN10', of a postcode or outward code: accurate to a few miles. */
export function readOutwardCode(input: string): { ok: true; code: string } | { ok: false } {
  const whole = readPostcode(input)
  if (whole.ok) return { ok: true, code: whole.postcode.split(' ')[0] ?? '' }
  const compact = input.replace(/\s/g, '')
  return OUTWARD.test(compact) ? { ok: true, code: compact.toUpperCase() } : { ok: false }
}
