import type { CollectionBeforeDeleteHook } from 'payload'

import { Refusal } from '@/lib/platform/refusal'
import { bundlesWith } from '@/lib/use-cases/bundles/bundles-with'

/** Refuses to delete a product or variant that a bundle names: the bundle could no longer be priced. */
export const refuseWhileBundled =
  (field: 'product' | 'variant'): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const [first] = await bundlesWith(req, (line) => line[field] === Number(id))
    if (first) throw new Refusal('soldInBundle', first.bundle.name)
  }
