import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'

type Keyed<Slug extends CollectionSlug> = {
  payload: Payload
  collection: Slug
  /** What names the document for good: 'key', 'slug'. */
  field: 'key' | 'slug'
  data: RequiredDataFromCollectionSlug<Slug> & { key?: string | null; slug?: string | null }
}

/** Makes a document that pages rely on, unless there is one of its name; what staff changed stays as it is. */
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
  await payload.create({ collection, data, overrideAccess: true, context: OUTSIDE_SERVER }) // the seed is nobody's request
}
