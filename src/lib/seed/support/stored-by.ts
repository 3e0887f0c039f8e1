import type { Payload } from 'payload'

import type { Stored } from './seeded-texts'

export type StoredDocument = Stored & { id: number }

/**
 * A collection's documents by name, deleted ones too, with the times of the latest version, which may be a draft. One
 * whose draft has another name is found by either: the published one is still taken.
 */
export async function storedBy(
  payload: Payload,
  collection: 'pages' | 'claims' | 'blog-posts' | 'films',
  field: 'url' | 'key' | 'slug',
): Promise<Map<string, StoredDocument>> {
  const read = async (draft: boolean) => {
    const { docs } = await payload.find({
      collection,
      draft,
      trash: true,
      pagination: false,
      depth: 0,
      select: { [field]: true, createdAt: true, updatedAt: true, _status: true },
      overrideAccess: true,
    })
    return docs.map((doc) => ({
      name: String(Object.entries(doc).find(([name]) => name === field)?.[1]),
      stored: {
        id: Number(doc.id),
        createdAt: doc.createdAt,
        updatedAt: doc.updatedAt,
        ...('_status' in doc && { _status: doc._status }),
      },
    }))
  }
  const [published, latest] = [await read(false), await read(true)]
  const newest = new Map(latest.map(({ stored }) => [stored.id, stored]))
  return new Map([...latest, ...published].map(({ name, stored }) => [name, newest.get(stored.id) ?? stored]))
}
