import * as z from 'zod'

import { challengeEvents } from './kept-season'
import { MESSAGES } from './messages'
import { uuid } from './text'

/** A claim of a reward. `device` is a random key of the browser; `events` are those that the household marked. */
export const rewardClaimSchema = z.strictObject(
  {
    offer: z.int(MESSAGES.invalid).min(1, MESSAGES.invalid).max(2_147_483_647, MESSAGES.invalid),
    device: uuid(MESSAGES.invalid),
    events: challengeEvents,
  },
  MESSAGES.invalid,
)

export type RewardClaim = z.output<typeof rewardClaimSchema>
