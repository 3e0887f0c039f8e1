import { ApiError, apiRequest } from '@/lib/browser/api-request'
import type { ChallengeEvent } from '@/lib/domain/challenge/completions'
import { lateEndpoints } from '@/lib/routing/endpoints'

import { rewardDevice } from './reward-device'

const FAILED = 'The reward could not be claimed. Check your connection and try again: it is still there.'

/** Claims a reward for this browser and returns what to say. */
export async function claimReward(claim: { offer: number; events: readonly ChallengeEvent[] }): Promise<string> {
  try {
    const body = { ...claim, device: await rewardDevice() }
    return messageIn(await apiRequest({ method: 'POST', url: lateEndpoints.rewardClaims, body })) ?? FAILED
  } catch (err) {
    return (err instanceof ApiError && refusalIn(err.body)) || FAILED
  }
}

function refusalIn(body: string): string | null {
  try {
    return messageIn(JSON.parse(body))
  } catch {
    return null // an answer of a proxy
  }
}

function messageIn(answer: unknown): string | null {
  const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : null
  return typeof message === 'string' ? message : null
}
