import { asHalfWidth, cleanLine } from '../text/clean-text'

const LENGTH_MAX = 30
const SEPARATORS = /[\s.,_'"()/\-\u2010-\u2015\u2212]/g

/** BS 7666: area and district, by the kind of each character. The last letter of a district is one of a few. */
const OUTWARD_SHAPES = [
  { kinds: 'A9', rule: /^[A-Z]\d$/ },
  { kinds: 'A99', rule: /^[A-Z]\d\d$/ },
  { kinds: 'AA9', rule: /^[A-Z]{2}\d$/ },
  { kinds: 'AA99', rule: /^[A-Z]{2}\d\d$/ },
  { kinds: 'A9A', rule: /^[A-Z]\d[ABCDEFGHJKPSTUW]$/ },
  { kinds: 'AA9A', rule: /^[A-Z]{2}\d[ABEHMNPRVWXY]$/ },
] as const
const INWARD_KINDS = '9AA'
const INWARD = /^\d[ABD-HJLNP-UW-Z]{2}$/
const GIROBANK = 'GIR0AA'
/** An area, or a postcode without its last characters. */
const BEGINNING = /^[A-Z]{1,2}(?:\d[\dA-Z]?(?:\d[A-Z]?)?)?$/
const FORCES = /^BFPO(\d{1,4})$/

const DIGIT_LIKE: Partial<Record<string, string>> = { O: '0', I: '1', L: '1' }
const LETTER_LIKE: Partial<Record<string, string>> = { 0: 'O', 1: 'I' }

/**
 * Parses a UK postcode in any case, with any or no separators; checks the format, not whether Royal Mail uses it. A
 * letter in the place of a digit that looks like it is corrected, and the other way round.
 */
export function readPostcode(input: string): { ok: true; postcode: string } | { ok: false } {
  const [postcode] = likelyPostcodes(input)
  return postcode === undefined ? { ok: false } : { ok: true, postcode }
}

/** The postcodes that a text may mean, the one with the fewest corrections first. */
export function likelyPostcodes(input: string): string[] {
  const compact = compactOf(input)
  const forces = FORCES.exec(compact)?.[1]
  if (forces !== undefined) return [`BFPO ${forces}`]
  if (compact === GIROBANK) return ['GIR 0AA']
  if (!/\d/.test(compact)) return [] // a word of letters that look like digits
  const inward = corrected(compact.slice(-INWARD_KINDS.length), INWARD_KINDS)
  if (inward === null || !INWARD.test(inward.text)) return []
  return likelyOutwardCodes(compact.slice(0, -INWARD_KINDS.length)).map((outward) => `${outward} ${inward.text}`)
}

/** The outward code, 'SN10', of a postcode or outward code: accurate to a few miles. */
export function readOutwardCode(input: string): { ok: true; code: string } | { ok: false } {
  const whole = readPostcode(input)
  const code = whole.ok ? whole.postcode.split(' ')[0] : exactOutwardCode(compactOf(input))
  return code === undefined ? { ok: false } : { ok: true, code }
}

/** The area, 'SN', of a postcode or of as much of one as is given; null if the text is neither. */
export function readPostcodeArea(input: string): string | null {
  const outward = readOutwardCode(input)
  const beginning = outward.ok ? outward.code : BEGINNING.exec(compactOf(input))?.[0]
  return beginning?.replace(/\d.*/, '') ?? null
}

function compactOf(input: string): string {
  const compact = asHalfWidth(cleanLine(input.slice(0, LENGTH_MAX))).replace(SEPARATORS, '')
  return input.length <= LENGTH_MAX && /^[a-z\d]+$/i.test(compact) ? compact.toUpperCase() : ''
}

const exactOutwardCode = (compact: string) => likelyOutwardCodes(compact).find((code) => code === compact)

function likelyOutwardCodes(compact: string): string[] {
  return OUTWARD_SHAPES.flatMap(({ kinds, rule }) => {
    const code = corrected(compact, kinds)
    return code !== null && rule.test(code.text) ? [code] : []
  })
    .sort((one, other) => one.corrections - other.corrections)
    .map(({ text }) => text)
}

/** A text with each character of its kind, 'A' for a letter and '9' for a digit; null if one has no likeness of it. */
function corrected(text: string, kinds: string): { text: string; corrections: number } | null {
  if (text.length !== kinds.length) return null
  const characters = [...text].map((character, at) => {
    const isDigit = /\d/.test(character)
    if (isDigit === (kinds[at] === '9')) return character
    return (isDigit ? LETTER_LIKE : DIGIT_LIKE)[character]
  })
  if (characters.includes(undefined)) return null
  const corrections = characters.filter((character, at) => character !== text[at]).length
  return { text: characters.join(''), corrections }
}
