import type { Payload } from 'payload'

/** Field that identifies a seeded document permanently. */
const NAMED_BY = { media: 'key', films: 'key', 'case-studies': 'slug' } as const

/** Id of the document with that name, or undefined if there is none. */
export async function idOf(
  payload: Payload,
  collection: keyof typeof NAMED_BY,
  name: string,
): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { [NAMED_BY[collection]]: { equals: name } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]?.id
}
