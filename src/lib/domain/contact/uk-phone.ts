export type PhoneKind = 'mobile' | 'landline' | 'freephone' | 'international'

/** `e164` is '+447700900225'; `national` is spaced for reading, '07700 900225' (abroad: the same as `e164`). */
export type Phone = { ok: true; e164: string; national: string; kind: PhoneKind }

export type PhoneRefusal = { ok: false; reason: 'too-short' | 'too-long' | 'not-a-number' | 'premium-rate' }

type UkRange = { starts: RegExp; kind: 'mobile' | 'landline' | 'freephone'; digitsMin: number; digitsMax: number }

/** Ofcom, National Telephone Numbering Plan, trunk 0 included. 07624 is an Isle of Man mobile range amid pagers. */
const UK_RANGES: readonly UkRange[] = [
  { starts: /^01/, kind: 'landline', digitsMin: 10, digitsMax: 11 },
  { starts: /^0[23]/, kind: 'landline', digitsMin: 11, digitsMax: 11 },
  { starts: /^07(?:[1-57-9]|624)/, kind: 'mobile', digitsMin: 11, digitsMax: 11 },
  { starts: /^080/, kind: 'freephone', digitsMin: 10, digitsMax: 11 },
]

/** Paid to the receiver or ringing anywhere: personal 070, pager 076, 055, 056, service 084, 087, premium 09, 118. */
const REVENUE_SHARING = /^(?:0(?:70|76|55|56|84|87|9)|118\d{3}$)/

/** Jersey, Guernsey, Isle of Man as libphonenumber lists them: dialled like UK numbers, charged like foreign ones. */
const CROWN_DEPENDENCIES =
  /^\+44(?:1534|1481|1624|7509|7797|7829|7937|7700[378]|7781|7839|7911[17]|74576|7524|7624|7924)/

// Besides what people type, the direction marks that phones add when a contact is copied.
const SEPARATORS = /[\s().\-\u2010-\u2015\u2212\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const INTERNATIONAL_DIGITS_MIN = 7
const INTERNATIONAL_DIGITS_MAX = 15

/** Reads a phone number as typed in the UK: spaces, brackets, hyphens, dots, +44, 0044 and (0) are all fine. */
export function readPhone(input: string): Phone | PhoneRefusal {
  const dialled = dialledDigits(input)
  if (!/^\+?[0-9]+$/.test(dialled)) return { ok: false, reason: 'not-a-number' }
  return dialled.startsWith('+') ? readInternational(dialled) : readNational(dialled)
}

/** Whether we may ring it at an ordinary price: UK geographic, 03 and mobile numbers, not the Crown dependencies. */
export function isUkCallable(phone: Phone | PhoneRefusal): boolean {
  if (!phone.ok) return false
  return (phone.kind === 'mobile' || phone.kind === 'landline') && !CROWN_DEPENDENCIES.test(phone.e164)
}

function dialledDigits(input: string): string {
  const isPrefixed = /^\s*\(?(?:\+|00)/.test(input)
  const compact = (isPrefixed ? input.replace('(0)', '') : input).replace(SEPARATORS, '').replace(/^00/, '+')
  return compact.replace(/^\+440?/, '0')
}

function readInternational(dialled: string): Phone | PhoneRefusal {
  const digits = dialled.length - 1
  if (dialled.startsWith('+0')) return { ok: false, reason: 'not-a-number' }
  if (digits < INTERNATIONAL_DIGITS_MIN) return { ok: false, reason: 'too-short' }
  if (digits > INTERNATIONAL_DIGITS_MAX) return { ok: false, reason: 'too-long' }
  return { ok: true, e164: dialled, national: dialled, kind: 'international' }
}

function readNational(dialled: string): Phone | PhoneRefusal {
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
