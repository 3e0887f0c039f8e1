import { type ChallengeRules, rulesOf } from '@/lib/domain/challenge/rules'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** The scoring rules of the energy challenge. */
export const getChallengeRules = cachedRead(CACHE_MANIFEST.challengeRules, readChallengeRules)

async function readChallengeRules(): Promise<ChallengeRules> {
  const payload = await payloadClient()
  return rulesOf({ ...(await payload.findGlobal({ slug: 'challenge-rules', overrideAccess: false })) })
}
