import * as z from 'zod'

import { token } from './enquiry-change'
import { choice, email, robotTraps } from './fields'
import { keptSeason } from './kept-season'

const AGREED = 'Please tick the box so that we may keep your progress for the link'

/** Requests a link to continue a household's winter on another device. */
export const seasonLinkSchema = z.strictObject({
  email: email.toLowerCase(),
  agreed: z.literal(true, AGREED),
  season: keptSeason,
  ...robotTraps,
})

export type SeasonLinkRequest = z.output<typeof seasonLinkSchema>

export const SEASON_LINK_ANSWERS = [
  { value: 'confirm', label: 'Yes, keep it for this link' },
  { value: 'erase', label: 'Delete it now' },
] as const

/** The choice of someone who opened a season link. */
export const seasonLinkAnswerSchema = z.strictObject({ token, answer: choice(SEASON_LINK_ANSWERS), ...robotTraps })
