import type { PublicReplySpeed } from '@/lib/content/reply-speed-text'
import { hoursOf } from '@/lib/domain/opening-hours/opening-week'
import { readReplySpeed, SPEED_DAYS } from '@/lib/inbox/read-reply-speed'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

const DAY_MS = 24 * 60 * 60 * 1000

/** How fast we answered lately, for everyone to see; null unless staff have switched it on. */
export const getPublicReplySpeed = cachedRead(CACHE_MANIFEST.publicReplySpeed, readPublicSpeed)

async function readPublicSpeed(): Promise<PublicReplySpeed | null> {
  const payload = await payloadClient()
  const stored = await payload.findGlobal({ slug: 'opening-hours', overrideAccess: false })
  if (!stored.showsReplySpeed) return null
  const to = now()
  const speed = await readReplySpeed(poolOf(payload), { hours: hoursOf(stored), now: to })
  return { speed, from: new Date(to.getTime() - SPEED_DAYS * DAY_MS).toISOString(), to: to.toISOString() }
}
