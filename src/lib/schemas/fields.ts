import * as z from 'zod'

import { asciiEmail } from '@/lib/domain/leads/ascii-email'
import type { Option } from '@/lib/domain/leads/quote-options'
import { isUkCallable, readPhone } from '@/lib/domain/leads/uk-phone'
import { readPostcode } from '@/lib/domain/leads/uk-postcode'

import { MESSAGES } from './messages'

// Control characters, lone surrogates and, in single lines, separators that some email software treats as line breaks.
export const UNFIT_FOR_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u
const UNFIT_FOR_PARAGRAPHS = /[^\P{Cc}\t\n\r]|\p{Cs}/u

/** zod's own expression, extended to internationalised top-level domains in ASCII form. */
const EMAIL = new RegExp(z.regexes.email.source.replace('[A-Za-z]{2,}$', '(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$'))
// Zero-width, filler and format characters, the blank Braille cell and every kind of space.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\u2800]/gu

const NAME_LENGTH_MIN = 2
const NAME_LENGTH_MAX = 100
const EMAIL_LENGTH_MAX = 254
const PHONE_LENGTH_MIN = 10
const POSTCODE_LENGTH_MIN = 5
const LONG_TEXT_LENGTH_MAX = 5_000

type LineRules = { max: number; missing?: string; tooLong?: string }

/**
 * One line of text, trimmed and NFC; `missing` is the message for an absent or non-text value, `tooLong` for a longer
 * one.
 */
export function line({ max, missing = MESSAGES.invalid, tooLong = tooLongMessage(max) }: LineRules): z.ZodString {
  return z
    .string({ error: missing })
    .refine((text) => !UNFIT_FOR_LINE.test(text), MESSAGES.invalid)
    .trim()
    .normalize('NFC')
    .refine(atMost(max), tooLong)
}

/**
 * Multi-line text, trimmed, NFC, line endings as
 * ; `missing` is the message for an absent or non-text value.
 */
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

/** A person's name of at least `min` characters; `message` covers a missing or shorter one. */
export function personName({ message, min = NAME_LENGTH_MIN }: { message: string; min?: number }): z.ZodString {
  return line({ max: NAME_LENGTH_MAX, missing: message }).refine(showsAtLeast(min), message)
}

/** As typed, except that an internationalised domain is stored in ASCII. */
export const email = line({ max: EMAIL_LENGTH_MAX, missing: MESSAGES.email, tooLong: MESSAGES.email })
  .overwrite(asciiEmail)
  .refine(atMost(EMAIL_LENGTH_MAX), MESSAGES.email)
  .regex(EMAIL, MESSAGES.email)

/** Stored as typed; `readPhone` returns the number to dial. */
export const phone = line({ max: 40, missing: MESSAGES.phone, tooLong: MESSAGES.phone })
  .refine(atLeast(PHONE_LENGTH_MIN), MESSAGES.phone)
  .refine((text) => readPhone(text).ok, MESSAGES.phone)

/** A number that can be called back at standard rates. */
export const callablePhone = phone.refine((text) => isUkCallable(readPhone(text)), MESSAGES.phone)

/** Stored as typed; `readPostcode` returns the standard format. */
export const postcode = line({ max: 10, missing: MESSAGES.postcode, tooLong: MESSAGES.postcode })
  .refine(atLeast(POSTCODE_LENGTH_MIN), MESSAGES.postcode)
  .refine((text) => readPostcode(text).ok, MESSAGES.postcode)

/** One of the options; `message` covers anything else. */
export function choice<Value extends string>(options: readonly Option<Value>[], message: string) {
  return z.enum(
    options.map(({ value }) => value),
    message,
  )
}

/** Accepts null or '', as sent by an empty form field, as absent. */
export function blankIsAbsent<Field extends z.ZodType>(field: Field) {
  return z.preprocess((value) => (isBlank(value) ? undefined : value), field)
}

export const marketingConsent = z.boolean(MESSAGES.invalid).default(false)

export const termsConsent = z.literal(true, MESSAGES.terms)

/** Anti-spam fields of every public form: evidence for later assessment, never a reason for rejection. */
export const robotTraps = {
  website: z.string(MESSAGES.invalid).refine(atMost(LONG_TEXT_LENGTH_MAX), MESSAGES.invalid).default(''),
}

/**
 * For `refine`, which runs only on values of the right type. zod's own `min` and `max` also check the length of values
 * that have already failed, and throw on `{ length: {} }`.
 */
export function atLeast(min: number) {
  return (value: { length: number }) => value.length >= min
}

/** As `atLeast`, counting visible characters. */
export function showsAtLeast(min: number) {
  return (text: string) => text.replace(INVISIBLE, '').length >= min
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
