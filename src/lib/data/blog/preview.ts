import type { BlogPost } from '@/lib/content/blog-post'
import type { BlogPost as PostDoc } from '@/lib/generated/payload-types'

import { type BlockKinds, completeBlock, completeDraft } from '../complete-draft'
import { readBeside, WITH_DATA } from '../pages/page'
import { payloadClient } from '../payload-client'
import { placeSlugOf } from './place-slug'
import { toPost } from './to-post'

/** A post with its latest changes, for users who may read its versions; null for everyone else. Never cached. */
export async function readPostPreview({ id, headers }: { id: number; headers: Headers }): Promise<BlogPost | null> {
  const payload = await payloadClient()
  const { user, permissions } = await payload.auth({ headers })
  if (!user || !permissions.collections?.['blog-posts']?.readVersions) return null
  const doc = await payload.findByID({
    collection: 'blog-posts',
    id,
    draft: true,
    depth: 2,
    select: { relatedPosts: false }, // other posts are read by getPostsAround
    populate: WITH_DATA,
    user,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!doc) return null
  const draft = completeDraft(payload.collections['blog-posts'].config.flattenedFields, doc)
  const kinds = payload.collections.pages.config.flattenedFields.flatMap((field) =>
    field.type === 'blocks' ? field.blocks : [],
  ) // the same as in posts
  const whole = {
    ...draft,
    title: draft.title || 'A post without a title',
    content: draft.content && completeContent(draft.content, kinds),
  }
  return toPost(whole, { beside: await readBeside(), placeSlug: await placeSlugOf(doc.targetLocation) })
}

type Content = NonNullable<PostDoc['content']>

function completeContent({ root }: Content, kinds: BlockKinds): Content {
  const children = root.children.map((node) =>
    node.type === 'block' ? { ...node, fields: completeBlock(kinds, node.fields as Record<string, unknown>) } : node,
  )
  return { root: { ...root, children } }
}
