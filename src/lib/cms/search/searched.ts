import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'

import type { SearchKind } from '@/lib/domain/search/kinds'
import { wordsOfPath } from '@/lib/domain/text/words-of-path'

import { textOf } from './text-of'

/** What the search knows of one address; `names` is what it is called besides its title. */
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
  /** The words of its address, unless others name it better. */
  names?: string | null
  description?: string | null
  /** How much it counts beside others that match as well; 1 unless it is less. */
  weight?: number
}

/** A collection of which the search finds the documents. */
export type Searched = {
  collection: CollectionSlug
  hasPages: boolean
  /** Collections whose changes move its entries too. */
  follows?: readonly CollectionSlug[]
  /** The entries of one document, or of all: of what visitors have now, whatever drafts there are. */
  read: (req: PayloadRequest, id?: number | string) => Promise<SearchEntry[]>
}

type Kind<Slug extends CollectionSlug> = {
  collection: Slug
  /** `false` until the pages that `describe` leads to answer. From the next start on the search finds what is there already. */
  hasPages?: boolean
  /** Which documents visitors can read. */
  live: Where
  /** Fields whose text is searched, besides title and description. */
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
        overrideAccess: true, // `live` says what the public may read
        req,
      })
      const fields = req.payload.collections[collection].config.flattenedFields.filter(({ name }) =>
        body.some((searched) => searched === name),
      )
      return docs.map((doc) => {
        // Payload's type for a document of any collection does not know that it is the one of this collection.
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
