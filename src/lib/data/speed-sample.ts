import { SAMPLE_PERCENT } from '@/lib/domain/page-speed/sample'
import { CACHE_MANIFEST } from '@/lib/routing/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** The share of page views whose speed is measured, in percent; the same in every copy of a page until staff change it. */
export const getSpeedSample = cachedRead(CACHE_MANIFEST.speedSample, readSpeedSample)

async function readSpeedSample(): Promise<number> {
  const payload = await payloadClient()
  // Public by its own access rule.
  const { speedSamplePercent } = await payload.findGlobal({ slug: 'site-settings', overrideAccess: false })
  return speedSamplePercent ?? SAMPLE_PERCENT.usual
}
