import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'

import type { SearchKind } from '@/lib/domain/search/kinds'
import { wordsOfPath } from '@/lib/domain/text/words-of-path'

import { textOf } from './text-of'

/** Search data of one URL; `names` are alternative names besides the title. */
export type SearchEntry = {
  source: string
  kind: SearchKind
  path: string
  title: string
  names: string
  description: string
  body: string
  weight: number
}

type Described = Pick<SearchEntry, 'kind' | 'path' | 'title'> & {
  /** Defaults to the words of the URL. */
  names?: string | null
  description?: string | null
  /** Relative ranking weight, from 0 to 1; 1 by default. */
  weight?: number
}

/** A collection that the search covers. */
export type Searched = {
  collection: CollectionSlug
  hasPages: boolean
  /** Collections whose changes also require a reindex of this one. */
  follows?: readonly CollectionSlug[]
  /** Entries of one document, or of all, in their published version. */
  read: (req: PayloadRequest, id?: number | string) => Promise<SearchEntry[]>
}

type Kind<Slug extends CollectionSlug> = {
  collection: Slug
  /** `false` until the collection has public pages. Existing documents are indexed at the next start. */
  hasPages?: boolean
  /** Which documents are public. */
  live: Where
  /** Searchable text fields besides title and description. */
  body: readonly (keyof DataFromCollectionSlug<Slug> & string)[]
  describe: (doc: DataFromCollectionSlug<Slug>) => Described
}

export function searched<Slug extends CollectionSlug>({
  collection,
  hasPages = true,
  live,
  body,
  describe,
}: Kind<Slug>): Searched {
  return {
    collection,
    hasPages,
    read: async (req, id) => {
      const { docs } = await req.payload.find({
        collection,
        where: id === undefined ? live : { and: [{ id: { equals: id } }, live] },
        pagination: false,
        depth: 0,
        overrideAccess: true, // `live` restricts this to public documents
        req,
      })
      const fields = req.payload.collections[collection].config.flattenedFields.filter(({ name }) =>
        body.some((searched) => searched === name),
      )
      return docs.map((doc) => {
        // Payload's type for a document of any collection is wider than this collection's.
        const { names, description, weight = 1, ...entry } = describe(doc as DataFromCollectionSlug<Slug>)
        return {
          source: sourceOf(collection, doc.id),
          ...entry,
          names: names ?? wordsOfPath(entry.path),
          description: description ?? '',
          weight,
          body: textOf(fields, { ...doc }).join('\n'),
        }
      })
    },
  }
}

export const sourceOf = (collection: CollectionSlug, id: number | string) => `${collection}:${id}`
