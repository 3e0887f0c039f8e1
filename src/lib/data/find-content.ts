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
      const where = { [field]: { contains: text } }
      const query = { where, limit: EACH_MAX, depth: 0, pagination: false, sort: field, user, overrideAccess: false }
      const { docs } = await payload.find({ collection, ...query })
      return docs.map((doc) => ({ kind, id: doc.id, title: 'title' in doc ? doc.title : doc.name, hint: '' }))
    }),
  )
  return found.flat()
}
