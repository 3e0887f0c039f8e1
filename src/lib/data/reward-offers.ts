import { londonDay } from '@/lib/domain/calendar/london-day'
import type { RewardOffer } from '@/lib/domain/challenge/reward'
import { now } from '@/lib/platform/clock'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** The rewards that can be claimed today, fewest points first. */
export const getRewardOffers = cachedRead(CACHE_MANIFEST.rewardOffers, readRewardOffers)

async function readRewardOffers(): Promise<RewardOffer[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'reward-offers',
    where: { isActive: { equals: true } },
    pagination: false,
    sort: 'points',
    depth: 0,
    overrideAccess: false,
  })
  const today = londonDay(now().toISOString())
  return docs
    .map(({ id, title, value, description, points, endsOn }) => ({
      id,
      title,
      value,
      description,
      points,
      endsOn: londonDay(endsOn),
    }))
    .filter(({ endsOn }) => endsOn >= today)
}
