import type { Payload, RequiredDataFromCollectionSlug } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'

import { createOnce } from './create-once'

type Seeded = 'sources' | 'products' | 'case-studies'

type Keyed<Slug extends Seeded> = {
  payload: Payload
  collection: Slug
  /** Permanent identifier: 'key', 'slug'. */
  field: 'key' | 'slug'
  data: RequiredDataFromCollectionSlug<Slug> & { key?: string | null; slug?: string | null }
}

/** Creates a document that pages depend on, once; changes made by staff are kept. */
export async function seedMissing<Slug extends Seeded>({
  payload,
  collection,
  field,
  data,
}: Keyed<Slug>): Promise<void> {
  await createOnce({
    payload,
    source: `${collection}:${data[field]}`,
    content: data,
    find: async () => {
      const { docs } = await payload.find({
        collection,
        where: { [field]: { equals: data[field] } },
        limit: 1,
        pagination: false,
        depth: 0,
        overrideAccess: true,
      })
      return docs[0]
    },
    create: () => payload.create({ collection, data, overrideAccess: true, context: OUTSIDE_SERVER }), // no user is involved in the seed
  })
}
