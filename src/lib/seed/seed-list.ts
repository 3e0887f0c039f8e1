import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type Payload,
  type RequiredDataFromCollectionSlug,
} from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'

type List<Slug extends CollectionSlug> = {
  payload: Payload
  collection: Slug
  documents: RequiredDataFromCollectionSlug<Slug>[]
}

/** Fills a list that is still empty, all or nothing: of a list that staff began to edit nothing may come back. */
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
    for (const data of documents) await payload.create({ collection, data, req, overrideAccess: true }) // the seed is nobody's request
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
