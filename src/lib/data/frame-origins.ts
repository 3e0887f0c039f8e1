import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
import { isFrameOrigin } from '@/lib/routing/frame-origin'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** The websites that staff allow to embed the quick calculator in their pages. Cached until staff change them. */
export const getFrameOrigins = cachedRead(CACHE_MANIFEST.frameOrigins, readFrameOrigins)

async function readFrameOrigins(): Promise<string[]> {
  const payload = await payloadClient()
  const { calculatorFrames } = await payload.findGlobal({ slug: 'site-settings', overrideAccess: false })
  return (calculatorFrames ?? []).map(({ origin }) => origin).filter(isFrameOrigin)
}
