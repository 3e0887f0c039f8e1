import {
  type CollectionSlug,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type RequiredDataFromCollectionSlug,
} from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'

type List<Slug extends CollectionSlug> = {
  payload: Payload
  collection: Slug
  documents: RequiredDataFromCollectionSlug<Slug>[]
}

/**
 * Fills an empty collection in one transaction. A collection with any document is skipped, so that nothing staff have
 * deleted comes back.
 */
export async function seedList<Slug extends CollectionSlug>({
  payload,
  collection,
  documents,
}: List<Slug>): Promise<void> {
  const { totalDocs } = await payload.count({ collection, overrideAccess: true })
  if (totalDocs > 0) return
  const req = await createLocalReq({ context: OUTSIDE_SERVER }, payload)
  await initTransaction(req)
  try {
    for (const data of documents) await payload.create({ collection, data, req, overrideAccess: true }) // no user is involved in the seed
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
