import './generic-messages'

import * as z from 'zod'

/** Invisible characters and trimmed spaces do not count towards a maximum, but there may not be any number of them. */
const UNCLEANED_FACTOR = 2
const UNCLEANED_EXTRA = 200

type TextRules = {
  max: number
  /** The message for anything that is not text. */
  wrong?: string
  /** The message for longer text. */
  tooLong?: string
}

/** Text of at most `max` characters. Longer text ends the check of the value: no rule after this one sees it. */
export function text({ max, wrong, tooLong = wrong }: TextRules): z.ZodString {
  return z.string(wrong).check(maxLength(max, tooLong))
}

/** Text whose length counts once it has been cleaned. */
export function cleanedText({ clean, ...rules }: TextRules & { clean: (text: string) => string }): z.ZodString {
  const { max, wrong, tooLong = wrong } = rules
  return text({ ...rules, max: UNCLEANED_FACTOR * max + UNCLEANED_EXTRA })
    .overwrite(clean)
    .check(maxLength(max, tooLong))
}

/** zod's own `max` goes on to the next rules, and throws on `{ length: {} }`, because it measures other values too. */
function maxLength(maximum: number, message?: string) {
  const isText = ({ value }: z.core.ParsePayload) => typeof value === 'string'
  return new z.core.$ZodCheckMaxLength({
    check: 'max_length',
    maximum,
    abort: true,
    error: message === undefined ? undefined : () => message,
    when: isText,
  })
}

/** An ISO time: '2026-11-28T18:00:00Z'. */
export const instant = (wrong?: string): z.ZodString =>
  text({ max: 40, wrong }).check(z.iso.datetime({ error: wrong, offset: true }))

/** An ISO date: '2026-11-28'. */
export const isoDate = (wrong?: string): z.ZodString => text({ max: 10, wrong }).check(z.iso.date(wrong))

export const uuid = (wrong?: string): z.ZodString => text({ max: 36, wrong }).check(z.uuid(wrong))

/** The longest address that browsers and servers agree on. */
const ADDRESS_LENGTH_MAX = 2_000

/** Any URL, of this machine too. */
export const anyUrl: z.ZodString = text({ max: ADDRESS_LENGTH_MAX }).check(z.url())

/** An http or https address with a host name. */
export const webAddress: z.ZodString = text({ max: ADDRESS_LENGTH_MAX }).check(
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain }),
)
