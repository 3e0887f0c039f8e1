import { unstable_cache } from 'next/cache'

import { cacheTags } from '@/lib/site/cache-tags'
import { isFrameOrigin } from '@/lib/site/frame-origin'

import { payloadClient } from './payload-client'

/** The websites that may show the quick calculator in their pages, as staff list them; read once until they change it. */
export const getFrameOrigins: () => Promise<string[]> = unstable_cache(readFrameOrigins, ['frame-origins'], {
  tags: [cacheTags.siteSettings],
})

async function readFrameOrigins(): Promise<string[]> {
  const payload = await payloadClient()
  const { calculatorFrames } = await payload.findGlobal({ slug: 'site-settings', overrideAccess: false })
  return (calculatorFrames ?? []).map(({ origin }) => origin).filter(isFrameOrigin)
}
