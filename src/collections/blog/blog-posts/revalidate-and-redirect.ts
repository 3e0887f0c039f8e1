import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import { publishedBefore } from '@/lib/cms/hooks/published-before'
import { redirectOldPath } from '@/lib/cms/hooks/redirect-old-path'
import { revalidateTags } from '@/lib/cms/hooks/refresh-pages'
import type { BlogPost } from '@/lib/generated/payload-types'
import { postChangeTags, type PublishedPost } from '@/lib/registry/revalidation-plan'
import { postPath } from '@/lib/routing/blog-routes'

import { publishedPost } from './published-post'

/**
 * After publishing, renaming or unpublishing a post: redirects its old path and revalidates every page that shows it.
 * Drafts have no effect.
 */
export const revalidateAndRedirectPost: CollectionAfterChangeHook<BlogPost> = async ({ doc, req }) => {
  const { live: before, lastAddress } = publishedBefore<PublishedPost>({ req, collection: 'blog-posts', id: doc.id })
  const after = await publishedPost({ id: doc.id, req })
  if (before?.updatedAt === after?.updatedAt) return doc
  const from = lastAddress ?? after?.slug
  if (after && from) {
    const isTaken = from !== after.slug && (await isPublic(from, req))
    await redirectOldPath({ from: postPath(from), to: postPath(after.slug), isTaken, req })
  }
  await revalidateTags({ req, tags: postChangeTags({ before, after }) })
  return doc
}

export const revalidateDeletedPost: CollectionAfterDeleteHook<BlogPost> = async ({ doc, req }) => {
  const before = doc._status === 'published' ? doc : null
  await revalidateTags({ req, tags: postChangeTags({ before, after: null }) })
  return doc
}

/** Another post may have taken the slug while this one was not public. */
async function isPublic(slug: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'blog-posts',
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    overrideAccess: true, // public posts are readable by everyone
    req,
  })
  return totalDocs > 0
}
