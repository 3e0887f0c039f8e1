import { type CollectionSlug, createLocalReq, type Payload, type RequiredDataFromCollectionSlug } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { now } from '@/lib/platform/clock'
import { inPayloadTransaction } from '@/lib/platform/payload-transaction'

import { createOnce } from './create-once'

type List<Slug extends CollectionSlug> = {
  payload: Payload
  collection: Slug
  documents: RequiredDataFromCollectionSlug<Slug>[]
}

/**
 * Fills an empty collection in one transaction, once. A collection with any document is skipped, so that nothing staff
 * have deleted comes back.
 */
export async function seedList<Slug extends CollectionSlug>(list: List<Slug>): Promise<void> {
  const { payload, collection, documents } = list
  await createOnce({
    payload,
    source: `lists:${collection}`,
    content: documents,
    find: async () => {
      const { totalDocs } = await payload.count({ collection, overrideAccess: true })
      return totalDocs > 0 ? {} : undefined
    },
    create: async () => {
      await fill(list)
      return { updatedAt: now().toISOString() }
    },
  })
}

async function fill<Slug extends CollectionSlug>({ payload, collection, documents }: List<Slug>): Promise<void> {
  const req = await createLocalReq({ context: OUTSIDE_SERVER }, payload)
  await inPayloadTransaction(req, async () => {
    for (const data of documents) await payload.create({ collection, data, req, overrideAccess: true }) // no user is involved in the seed
  })
}
