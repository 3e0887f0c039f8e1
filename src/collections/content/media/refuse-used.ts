import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

import { usesOfMedia } from '@/lib/cms/media/uses-of-media'
import { Refusal } from '@/lib/platform/refusal'

/** A file in use cannot be moved to the trash: a film without its poster would break the page that shows it. */
export const refuseTrashingUsed: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data.deletedAt && !originalDoc?.deletedAt) await refuseUsed(req, originalDoc?.id)
  return data
}

export const refuseDeletingUsed: CollectionBeforeDeleteHook = ({ id, req }) => refuseUsed(req, Number(id))

async function refuseUsed(req: PayloadRequest, mediaId: number): Promise<void> {
  const uses = await usesOfMedia({ req, mediaId })
  if (uses.length > 0) throw new Refusal('mediaInUse')
}
