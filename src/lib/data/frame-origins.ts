import { CACHE_MANIFEST } from '@/lib/routing/cache-manifest'
import { isFrameOrigin } from '@/lib/routing/frame-origin'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** The websites that may show the quick calculator in their pages, as staff list them; read once until they change it. */
export const getFrameOrigins = cachedRead(CACHE_MANIFEST.frameOrigins, readFrameOrigins)

async function readFrameOrigins(): Promise<string[]> {
  const payload = await payloadClient()
  const { calculatorFrames } = await payload.findGlobal({ slug: 'site-settings', overrideAccess: false })
  return (calculatorFrames ?? []).map(({ origin }) => origin).filter(isFrameOrigin)
}
