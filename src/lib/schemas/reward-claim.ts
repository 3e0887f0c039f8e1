import * as z from 'zod'

import { challengeEvents } from './kept-season'
import { uuid } from './text'

/** A claim of a reward. `device` is a random key of the browser; `events` are those that the household marked. */
export const rewardClaimSchema = z.strictObject({
  offer: z.int().min(1).max(2_147_483_647),
  device: uuid(),
  events: challengeEvents,
})

export type RewardClaim = z.output<typeof rewardClaimSchema>
