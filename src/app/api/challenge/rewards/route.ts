import { getChallengeRules } from '@/lib/data/challenge-rules'
import { payloadClient } from '@/lib/data/payload-client'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { counted } from '@/lib/format/counted'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { routes } from '@/lib/routing/routes'
import { rewardClaimSchema } from '@/lib/schemas/reward-claim'
import { type Claimed, claimReward } from '@/lib/use-cases/challenge/claim-reward'

/** Gives a household a reward for its points, once. */
export const { GET, POST } = publicEndpoint({
  schema: rewardClaimSchema,
  form: {},
  formPage: routes.energyChallenge,
  limits: (_, sender) => [{ limit: 'rewardClaims', key: sender }],
  handle: async (claim) => {
    const rules = await getChallengeRules()
    return replyTo(await claimReward(poolOf(await payloadClient()), claim, { now: now(), rules }))
  },
  failure: 'We could not give you the reward just now. It is still there: please try again in a minute.',
})

function replyTo(claimed: Claimed) {
  switch (claimed.kind) {
    case 'too-few-points':
      return {
        ok: false,
        status: 422,
        message: `You need ${counted(claimed.missing, 'more point')} for this.`,
      } as const
    case 'gone':
      return { ok: false, status: 410, message: 'This reward is no longer on offer.' } as const
    default: {
      const expiresOn = writtenDate(claimed.expiresAt.toISOString())
      const prefix = claimed.kind === 'claimed' ? 'Your code' : 'You have claimed this before. Your code'
      const message = `${prefix} is ${claimed.code}. Use it until ${expiresOn}.`
      return { ok: true, status: 200, body: { message }, next: routes.energyChallenge } as const
    }
  }
}
