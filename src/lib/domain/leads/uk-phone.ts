import { asHalfWidth, cleanLine } from '../text/clean-text'

type PhoneKind = 'mobile' | 'landline' | 'freephone' | 'international'

/**
 * `e164` is '+447700900225'; `national` is spaced for reading, '07700 900225' (foreign numbers: same as `e164`);
 * neither includes the extension.
 */
export type Phone = { ok: true; e164: string; national: string; kind: PhoneKind; extension: string | null }

export type PhoneRefusal = { ok: false; reason: 'too-short' | 'too-long' | 'not-a-number' | 'premium-rate' }

type UkRange = { starts: RegExp; kind: 'mobile' | 'landline' | 'freephone'; digitsMin: number; digitsMax: number }

/** Ofcom, National Telephone Numbering Plan, with trunk 0. 07624 is an Isle of Man mobile range among pager ranges. */
const UK_RANGES: readonly UkRange[] = [
  { starts: /^01/, kind: 'landline', digitsMin: 10, digitsMax: 11 },
  { starts: /^0[23]/, kind: 'landline', digitsMin: 11, digitsMax: 11 },
  { starts: /^07(?:[1-57-9]|624)/, kind: 'mobile', digitsMin: 11, digitsMax: 11 },
  { starts: /^080/, kind: 'freephone', digitsMin: 10, digitsMax: 11 },
]

/** Revenue-sharing or follow-me numbers: personal 070, pager 076, 055, 056, service 084, 087, premium 09, 118. */
const REVENUE_SHARING = /^(?:0(?:70|76|55|56|84|87|9)|118\d{3}$)/

/** Jersey, Guernsey and Isle of Man, from libphonenumber: dialled as UK numbers, charged as international. */
const CROWN_DEPENDENCIES =
  /^\+44(?:1534|1481|1624|7509|7797|7829|7937|7700[378]|7781|7839|7911[17]|74576|7524|7624|7924)/

const SEPARATORS = /[().\-\u2010-\u2015\u2212]/g

/** Two numbers with their names fit. */
const LENGTH_MAX = 100

const INTERNATIONAL_DIGITS_MIN = 7
const INTERNATIONAL_DIGITS_MAX = 15

/** 'ext9', 'extension9', 'x9' or '#9' after a number, without spaces. */
const EXTENSION = /[,;]?(?:extension|extn|ext|x|#)[.:]?(\d{1,6})$/i

/** What people write beside a number. */
const LABELS = /\b(?:tel|telephone|phone|ph|mob|mobile|cell|home|work|office|landline|number|no|m|t)\b[.:]?/gi

/** Between two numbers in one field. A space separates them only if the next one starts like a number. */
const BETWEEN_NUMBERS = /[,;/|&]|\b(?:or|and)\b|\s(?=\(?(?:0|\+))/i

/**
 * Parses a phone number as typed in the UK: with spaces, brackets, hyphens, dots, +44, 0044, 44, (0), an extension or a
 * word such as 'mobile', or without the 0 at the start. Of several numbers it reads the first that is one.
 */
export function readPhone(input: string): Phone | PhoneRefusal {
  const typed = asHalfWidth(cleanLine(input.slice(0, LENGTH_MAX + 1)))
  if (typed.length > LENGTH_MAX) return { ok: false, reason: 'too-long' }
  const whole = readOne(typed)
  if (whole.ok) return whole
  return (
    typed
      .split(BETWEEN_NUMBERS)
      .map(readOne)
      .find(({ ok }) => ok) ?? whole
  )
}

type PhoneNumber = Omit<Phone, 'extension'>

function readOne(typed: string): Phone | PhoneRefusal {
  const compact = typed.replace(LABELS, '').replace(/\s/g, '')
  const extension = EXTENSION.exec(compact)?.[1] ?? null
  const number = readNumber(compact.replace(EXTENSION, ''))
  return number.ok ? { ...number, extension } : number
}

function readNumber(compact: string): PhoneNumber | PhoneRefusal {
  const dialled = dialledDigits(compact)
  if (!/^\+?[0-9]+$/.test(dialled)) return { ok: false, reason: 'not-a-number' }
  return dialled.startsWith('+') ? readInternational(dialled) : readNational(dialled)
}

/** Whether we can call it at standard rates: UK geographic, 03 and mobile numbers, not the Crown dependencies. */
export function isUkCallable(phone: Phone | PhoneRefusal): boolean {
  if (!phone.ok) return false
  return (phone.kind === 'mobile' || phone.kind === 'landline') && !CROWN_DEPENDENCIES.test(phone.e164)
}

/** No UK number starts with 44, and ten digits that start with 1, 2, 3 or 7 have lost their 0. */
const WITHOUT_PLUS = /^44(?=0?\d{9,10}$)/
const WITHOUT_ZERO = /^(?=[1237]\d{9}$)/

function dialledDigits(compact: string): string {
  const isPrefixed = /^\(?(?:\+|00)/.test(compact)
  return (isPrefixed ? compact.replace('(0)', '') : compact)
    .replace(SEPARATORS, '')
    .replace(/^\+?00/, '+')
    .replace(WITHOUT_PLUS, '+44')
    .replace(/^\+440?/, '0')
    .replace(WITHOUT_ZERO, '0')
}

function readInternational(dialled: string): PhoneNumber | PhoneRefusal {
  const digits = dialled.length - 1
  if (dialled.startsWith('+0')) return { ok: false, reason: 'not-a-number' }
  if (digits < INTERNATIONAL_DIGITS_MIN) return { ok: false, reason: 'too-short' }
  if (digits > INTERNATIONAL_DIGITS_MAX) return { ok: false, reason: 'too-long' }
  return { ok: true, e164: dialled, national: dialled, kind: 'international' }
}

function readNational(dialled: string): PhoneNumber | PhoneRefusal {
  const range = UK_RANGES.find(({ starts }) => starts.test(dialled))
  if (!range) return { ok: false, reason: REVENUE_SHARING.test(dialled) ? 'premium-rate' : 'not-a-number' }
  if (dialled.length < range.digitsMin) return { ok: false, reason: 'too-short' }
  if (dialled.length > range.digitsMax) return { ok: false, reason: 'too-long' }
  return { ok: true, e164: `+44${dialled.slice(1)}`, national: spaced(dialled), kind: range.kind }
}

function spaced(dialled: string): string {
  if (dialled.startsWith('02')) return dialled.replace(/^(.{3})(.{4})/, '$1 $2 ')
  if (/^01(?:1|.1)|^03|^08.{9}$/.test(dialled)) return dialled.replace(/^(.{4})(.{3})/, '$1 $2 ')
  return dialled.replace(dialled.startsWith('08') ? /^(.{4})/ : /^(.{5})/, '$1 ')
}
