import * as z from 'zod'

import { isUkCallable, readPhone } from '@/lib/domain/contact/uk-phone'
import { readPostcode } from '@/lib/domain/contact/uk-postcode'
import type { Option } from '@/lib/domain/leads/quote-options'
import { MESSAGES } from './messages'

// Control characters, lone surrogates and, in single lines, the separators that some mail software reads as line ends.
const UNFIT_FOR_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u
const UNFIT_FOR_PARAGRAPHS = /[^\P{Cc}\t\n\r]|\p{Cs}/u

const NAME_LENGTH_MIN = 2
const NAME_LENGTH_MAX = 100
const PHONE_LENGTH_MIN = 10
const POSTCODE_LENGTH_MIN = 5
const LONG_TEXT_LENGTH_MAX = 5_000

type LineRules = { max: number; missing?: string; tooLong?: string }

/** One line of text, trimmed and NFC; `missing` answers an absent or non-text value, `tooLong` a longer one. */
export function line({ max, missing = MESSAGES.invalid, tooLong = tooLongMessage(max) }: LineRules): z.ZodString {
  return z
    .string({ error: missing })
    .refine((text) => !UNFIT_FOR_LINE.test(text), MESSAGES.invalid)
    .trim()
    .normalize('NFC')
    .refine(atMost(max), tooLong)
}

/** Text of several lines, trimmed, NFC, line ends as \n; `missing` answers an absent or non-text value. */
export function paragraphs(rules: { max?: number; missing?: string } = {}): z.ZodString {
  const { max = LONG_TEXT_LENGTH_MAX, missing = MESSAGES.invalid } = rules
  return z
    .string({ error: missing })
    .refine((text) => !UNFIT_FOR_PARAGRAPHS.test(text), MESSAGES.invalid)
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .normalize('NFC')
    .refine(atMost(max), tooLongMessage(max))
}

/** A person's name of at least `min` characters; `message` answers a missing or shorter one. */
export function personName({ message, min = NAME_LENGTH_MIN }: { message: string; min?: number }): z.ZodString {
  return line({ max: NAME_LENGTH_MAX, missing: message }).refine(atLeast(min), message)
}

export const email = line({ max: 254, missing: MESSAGES.email, tooLong: MESSAGES.email }).regex(
  z.regexes.email,
  MESSAGES.email,
)

/** Kept as typed; `readPhone` gives the number to dial. */
export const phone = line({ max: 40, missing: MESSAGES.phone, tooLong: MESSAGES.phone })
  .refine(atLeast(PHONE_LENGTH_MIN), MESSAGES.phone)
  .refine((text) => readPhone(text).ok, MESSAGES.phone)

/** A number that we may ring back at an ordinary price. */
export const callablePhone = phone.refine((text) => isUkCallable(readPhone(text)), MESSAGES.phone)

/** Kept as typed; `readPostcode` gives the usual spelling. */
export const postcode = line({ max: 10, missing: MESSAGES.postcode, tooLong: MESSAGES.postcode })
  .refine(atLeast(POSTCODE_LENGTH_MIN), MESSAGES.postcode)
  .refine((text) => readPostcode(text).ok, MESSAGES.postcode)

/** One of the options; `message` answers anything else. */
export function choice<Value extends string>(options: readonly Option<Value>[], message: string) {
  return z.enum(
    options.map(({ value }) => value),
    message,
  )
}

/** Lets an optional field be sent as null or '', as a form left blank does, as well as not at all. */
export function blankIsAbsent<Field extends z.ZodType>(field: Field) {
  return z.preprocess((value) => (isBlank(value) ? undefined : value), field)
}

export const marketingConsent = z.boolean(MESSAGES.invalid).default(false)

export const termsConsent = z.literal(true, MESSAGES.terms)

/** What every public form carries against robots: evidence to be judged later, never a reason to turn somebody away. */
export const robotTraps = {
  website: z.string(MESSAGES.invalid).refine(atMost(LONG_TEXT_LENGTH_MAX), MESSAGES.invalid).default(''),
}

/**
 * For `refine`, which runs on values of the right type alone. zod's own `min` and `max` also look at the length of what
 * was refused already, and fail on `{ length: {} }`.
 */
export function atLeast(min: number) {
  return (value: { length: number }) => value.length >= min
}

export function atMost(max: number) {
  return (value: { length: number }) => value.length <= max
}

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

function tooLongMessage(max: number): string {
  return `Please use ${max.toLocaleString('en-GB')} characters or fewer`
}
