import * as z from 'zod'

import { WITHHOLDING_REASONS } from '@/lib/domain/reviews/review-states'

import { choice, paragraphs, showsAtLeast } from './fields'
import { instant } from './text'

export const WITHHOLDING_NOTE_MAX = 500

const REASON = 'Choose the legal reason'
const NOTE = `Say which words, and why, in at most ${WITHHOLDING_NOTE_MAX} characters`

/** When the shown text was sent: a decision is about the words that a colleague has read. */
const shown = { sentAt: instant('Reload the page and read the review again') }

/** Publishes a review, or decides whether one that is withheld is to be. */
export const reviewDecisionSchema = z.strictObject(shown)

/** Asks a colleague to confirm that a review is withheld, or confirms it for the reason that was read. */
export const withholdingSchema = z.strictObject({
  ...shown,
  reason: choice(WITHHOLDING_REASONS, REASON),
  note: paragraphs({ max: WITHHOLDING_NOTE_MAX, missing: NOTE }).refine(showsAtLeast(1), NOTE),
})

export type Withholding = z.output<typeof withholdingSchema>
