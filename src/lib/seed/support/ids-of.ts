import type { CollectionSlug, Payload } from 'payload'

/** The ids of a collection's documents by their unique name. */
export async function idsOf(
  payload: Payload,
  collection: CollectionSlug,
  field: 'key' | 'slug' | 'url' | 'from' | 'question',
): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection,
    pagination: false,
    depth: 0,
    trash: true, // what staff have deleted is not created again
    select: { [field]: true },
    overrideAccess: true,
  })
  return new Map(docs.map((doc) => [String(Object.entries(doc).find(([name]) => name === field)?.[1]), Number(doc.id)]))
}

/** The seed names something that staff have deleted or renamed. */
export class Gone extends Error {}

/** Looks up an id, and throws where the seed names something that does not exist: see `writeOrWarn`. */
export function named(ids: Map<string, number>, kind: string): (key: string) => number {
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Gone(`There is no ${kind} ${key}`)
    return id
  }
}
