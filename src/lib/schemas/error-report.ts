import * as z from 'zod'

import { pathOnly, scrub } from '@/lib/domain/leads/scrub'

import { blankIsAbsent } from './fields'
import { MESSAGES } from './messages'

const NOT_TEXT = /[^\P{Cc}\t\n\r]/gu

/** Text from the browser: truncated and redacted rather than rejected. */
const note = (max: number) =>
  z.string(MESSAGES.invalid).overwrite((text) => scrub(text.toWellFormed().replace(NOT_TEXT, '')).slice(0, max))

const optional = (max: number) => blankIsAbsent(note(max).optional())
const position = blankIsAbsent(
  z.int(MESSAGES.invalid).min(0, MESSAGES.invalid).max(1_000_000_000, MESSAGES.invalid).optional(),
)

/**
 * A browser error: a rendering error has `componentStack`, an unhandled rejection `reason`, a global error `filename`.
 */
export const errorReportSchema = z
  .strictObject(
    {
      error: optional(1_000),
      reason: optional(1_000),
      stack: optional(8_000),
      componentStack: optional(8_000),
      filename: blankIsAbsent(note(500).overwrite(pathOnly).optional()),
      lineno: position,
      colno: position,
      url: note(2_000).overwrite((url) => pathOnly(url).slice(0, 500)),
      timestamp: z.iso.datetime(MESSAGES.invalid),
    },
    MESSAGES.invalid,
  )
  .refine(({ error, reason }) => error !== undefined || reason !== undefined, MESSAGES.invalid)

export type ErrorReport = z.output<typeof errorReportSchema>
