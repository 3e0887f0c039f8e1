import * as z from 'zod'

import { pathOnly, scrub } from '@/lib/domain/leads/scrub'
import { cleanParagraphs } from '@/lib/domain/text/clean-text'

import { blankIsAbsent } from './fields'
import { instant, text } from './text'

/** As long as the whole report may be, because longer text is cut rather than rejected. */
const SENT_LENGTH_MAX = 32 * 1024

/** Text from the browser: truncated and redacted rather than rejected. */
const note = (max: number) =>
  text({ max: SENT_LENGTH_MAX }).overwrite((sent) => scrub(cleanParagraphs(sent)).slice(0, max))

const optional = (max: number) => blankIsAbsent(note(max).optional())
const position = blankIsAbsent(z.int().min(0).max(1_000_000_000).optional())

/**
 * A browser error: a rendering error has `componentStack`, an unhandled rejection `reason`, a global error `filename`.
 */
export const errorReportSchema = z
  .strictObject({
    error: optional(1_000),
    reason: optional(1_000),
    stack: optional(8_000),
    componentStack: optional(8_000),
    filename: blankIsAbsent(note(500).overwrite(pathOnly).optional()),
    lineno: position,
    colno: position,
    url: note(2_000).overwrite((url) => pathOnly(url).slice(0, 500)),
    timestamp: instant(),
  })
  .refine(({ error, reason }) => error !== undefined || reason !== undefined)

export type ErrorReport = z.output<typeof errorReportSchema>
