import type { PublicReplySpeed } from '@/lib/content/reply-speed-text'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
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
  const stored = await (await payloadClient()).findGlobal({ slug: 'opening-hours', overrideAccess: false })
  return stored.showsReplySpeed ? readSpeedNow(hoursOf(stored)) : null
}

/** The same whether or not it is switched on, for its preview. */
export async function readSpeedNow(hours: OpeningHours): Promise<PublicReplySpeed> {
  const to = now()
  const speed = await readReplySpeed(poolOf(await payloadClient()), { hours, now: to })
  return { speed, from: new Date(to.getTime() - SPEED_DAYS * DAY_MS).toISOString(), to: to.toISOString() }
}
