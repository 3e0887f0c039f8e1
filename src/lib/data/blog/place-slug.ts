import { payloadClient } from '../payload-client'

/** The slug of the place with this name, or null. */
export async function placeSlugOf(name: string | null | undefined): Promise<string | null> {
  if (!name) return null
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'places',
    where: { name: { equals: name } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { slug: true },
    overrideAccess: false,
  })
  return docs[0]?.slug ?? null
}
