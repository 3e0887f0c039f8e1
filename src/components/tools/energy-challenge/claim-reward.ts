import { postForMessage } from '@/lib/browser/response-message'
import type { ChallengeEvent } from '@/lib/domain/challenge/completions'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { rewardDevice } from './reward-device'

const FAILED = 'The reward could not be claimed. Check your connection and try again: it is still there.'

/** Claims a reward for this browser and returns the message to show. */
export async function claimReward(claim: { offer: number; events: readonly ChallengeEvent[] }): Promise<string> {
  const body = { ...claim, device: await rewardDevice() }
  return (await postForMessage({ url: lateEndpoints.rewardClaims, body, failed: FAILED })).message
}
