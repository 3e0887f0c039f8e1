import type { StoreTerms } from '@/lib/content/store-terms'
import { HELD_PIECES } from '@/lib/domain/orders/holding'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** The terms of the store, as edited by staff. Cached until they change them. */
export const getStoreTerms = cachedRead(CACHE_MANIFEST.storeTerms, readStoreTerms)

async function readStoreTerms(): Promise<StoreTerms> {
  const payload = await payloadClient()
  const settings = await payload.findGlobal({ slug: 'site-settings', overrideAccess: false })
  return {
    delivery: settings.deliveryTerms ?? '',
    takeBack: settings.takeBackStatement ?? '',
    heldPiecesMax: settings.heldPiecesMax ?? HELD_PIECES.usual,
  }
}
