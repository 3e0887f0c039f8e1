import { revalidateTag } from 'next/cache'

import { payloadClient } from '@/lib/data/payload-client'
import { announceExpired } from '@/lib/platform/cache-invalidations'
import { logger } from '@/lib/platform/logger'
import { documentChangeTags } from '@/lib/registry/revalidation-plan'

/**
 * Expires everything that shows documents of a collection or global, in every process, after a change outside the admin.
 * The change is committed by then, so a failure here does not fail the request.
 */
export async function refreshShown(slug: 'products' | 'home-page' | 'sales-page' | 'reviews'): Promise<void> {
  const tags = documentChangeTags(slug)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  await announceExpired({ payload: await payloadClient() }, tags).catch((err: unknown) =>
    logger.warn({ msg: 'other processes still show what was before', slug, err }),
  )
}
