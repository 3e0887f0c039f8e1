import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'

type Keyed<Slug extends CollectionSlug> = {
  payload: Payload
  collection: Slug
  /** Permanent identifier: 'key', 'slug'. */
  field: 'key' | 'slug'
  data: RequiredDataFromCollectionSlug<Slug> & { key?: string | null; slug?: string | null }
}

/** Creates a document that pages depend on, unless one with its name exists; changes made by staff are kept. */
export async function seedMissing<Slug extends CollectionSlug>({
  payload,
  collection,
  field,
  data,
}: Keyed<Slug>): Promise<void> {
  const { totalDocs } = await payload.count({
    collection,
    where: { [field]: { equals: data[field] } },
    overrideAccess: true,
  })
  if (totalDocs > 0) return
  await payload.create({ collection, data, overrideAccess: true, context: OUTSIDE_SERVER }) // no user is involved in the seed
}
