import type { Payload } from 'payload'

/** What a new site starts with, and the field that names it for good. */
const NAMED_BY = { media: 'key', films: 'key', 'case-studies': 'slug' } as const

/** The id of the document of that name, or undefined when there is none. */
export async function idOf(
  payload: Payload,
  collection: keyof typeof NAMED_BY,
  name: string,
): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { [NAMED_BY[collection]]: { equals: name } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]?.id
}
