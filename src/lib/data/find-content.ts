import type { Payload, TypedUser } from 'payload'

import { EACH_MAX, type FoundContent } from '@/lib/inbox/find'

const CONTENT = [
  { kind: 'Page', collection: 'pages', field: 'title' },
  { kind: 'Post', collection: 'blog-posts', field: 'title' },
  { kind: 'Product', collection: 'products', field: 'name' },
] as const

/** Pages, posts and products that the member of staff may read and whose titles contain the text. */
export async function findContent(
  payload: Payload,
  { user, text }: { user: TypedUser; text: string },
): Promise<FoundContent[]> {
  const found = await Promise.all(
    CONTENT.map(async ({ kind, collection, field }) => {
      const { docs } = await payload.find({
        collection,
        where: { [field]: { contains: text } },
        select: { [field]: true },
        sort: field,
        limit: EACH_MAX,
        depth: 0,
        pagination: false,
        user,
        overrideAccess: false,
      })
      return docs.map((doc) => ({ kind, id: doc.id, title: 'title' in doc ? doc.title : doc.name, hint: '' }))
    }),
  )
  return found.flat()
}
