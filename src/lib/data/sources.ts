import type { Source } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** Every source that texts can cite. */
export const getSources = cachedRead(CACHE_MANIFEST.sources, readSources)

async function readSources(): Promise<Source[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'sources', pagination: false, depth: 0, overrideAccess: false })
  return docs
}
