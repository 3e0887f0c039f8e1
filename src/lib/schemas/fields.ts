import * as z from 'zod'

import { asciiEmail } from '@/lib/domain/leads/ascii-email'
import type { Option } from '@/lib/domain/leads/quote-options'
import { tidyEmail } from '@/lib/domain/leads/tidy-email'
import { isUkCallable, readPhone } from '@/lib/domain/leads/uk-phone'
import { readPostcode } from '@/lib/domain/leads/uk-postcode'
import { cleanLine, cleanParagraphs } from '@/lib/domain/text/clean-text'
import { MESSAGES } from '@/lib/forms/messages'

import { cleanedText, text } from './text'

/** zod's own expression, extended to internationalised top-level domains in ASCII form. */
const EMAIL = new RegExp(z.regexes.email.source.replace('[A-Za-z]{2,}$', '(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$'))
// Control, zero-width, filler and format characters, the blank Braille cell and every kind of space.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/gu

const NAME_LENGTH_MIN = 2
const NAME_LENGTH_MAX = 100
const EMAIL_LENGTH_MAX = 254
const PHONE_LENGTH_MIN = 10
const POSTCODE_LENGTH_MIN = 5
const LONG_TEXT_LENGTH_MAX = 5_000

type LineRules = { max: number; missing?: string; tooLong?: string }

/**
 * One line of text, cleaned; `missing` is the message for an absent or non-text value, `tooLong` for a longer one.
 */
export function line({ max, missing, tooLong = tooLongMessage(max) }: LineRules): z.ZodString {
  return cleanedText({ max, clean: cleanLine, wrong: missing, tooLong })
}

/**
 * Multi-line text, cleaned, with line endings as in Unix; `missing` is the message for an absent or non-text value.
 */
export function paragraphs(rules: { max?: number; missing?: string } = {}): z.ZodString {
  const { max = LONG_TEXT_LENGTH_MAX, missing } = rules
  return cleanedText({ max, clean: cleanParagraphs, wrong: missing, tooLong: tooLongMessage(max) })
}

/** A person's name of at least `min` characters; `message` covers a missing or shorter one. */
export function personName({ message, min = NAME_LENGTH_MIN }: { message: string; min?: number }): z.ZodString {
  return line({ max: NAME_LENGTH_MAX, missing: message }).refine(showsAtLeast(min), message)
}

/** Without what is pasted around it, and with an internationalised domain in ASCII; `message` covers anything else. */
export const emailOr = (message?: string): z.ZodString =>
  line({ max: EMAIL_LENGTH_MAX, missing: message, tooLong: message })
    .overwrite((typed) => asciiEmail(tidyEmail(typed)))
    .refine(atMost(EMAIL_LENGTH_MAX), { error: message, abort: true })
    .check(z.email({ error: message, pattern: EMAIL }))

export const email = emailOr(MESSAGES.email)

/** Stored as typed; `readPhone` returns the number to dial. */
export const phone = line({ max: 40, missing: MESSAGES.phone, tooLong: MESSAGES.phone })
  .refine(atLeast(PHONE_LENGTH_MIN), MESSAGES.phone)
  .refine((typed) => readPhone(typed).ok, MESSAGES.phone)

/** A number that can be called back at standard rates. */
export const callablePhone = phone.refine((typed) => isUkCallable(readPhone(typed)), MESSAGES.phone)

/** Stored in the standard format. */
export const postcode = line({ max: 20, missing: MESSAGES.postcode, tooLong: MESSAGES.postcode })
  .refine(atLeast(POSTCODE_LENGTH_MIN), MESSAGES.postcode)
  .refine((typed) => readPostcode(typed).ok, { error: MESSAGES.postcode, abort: true })
  .overwrite(standardPostcode)

/** One of the options; `message` covers anything else. */
export function choice<Value extends string>(options: readonly Option<Value>[], message?: string) {
  return z.enum(
    options.map(({ value }) => value),
    message,
  )
}

/** Accepts null or '', as sent by an empty form field, as absent. */
export function blankIsAbsent<Field extends z.ZodType>(field: Field) {
  return z.preprocess((value) => (isBlank(value) ? undefined : value), field)
}

export const marketingConsent = z.boolean().default(false)

export const termsConsent = z.literal(true, MESSAGES.terms)

/** Anti-spam fields of every public form: evidence for later assessment, never a reason for rejection. */
export const robotTraps = {
  website: text({ max: LONG_TEXT_LENGTH_MAX }).default(''),
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
  return (typed: string) => typed.replace(INVISIBLE, '').length >= min
}

export function atMost(max: number) {
  return (value: { length: number }) => value.length <= max
}

/** In the standard format if it is a postcode; otherwise, such as only the first half, as typed. */
function standardPostcode(typed: string): string {
  const read = readPostcode(typed)
  return read.ok ? read.postcode : typed
}

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && !showsAtLeast(1)(value))
}

function tooLongMessage(max: number): string {
  return `Please use ${max.toLocaleString('en-GB')} characters or fewer`
}
