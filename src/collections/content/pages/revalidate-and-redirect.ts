import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import { publishedBefore } from '@/lib/cms/hooks/published-before'
import { redirectOldPath } from '@/lib/cms/hooks/redirect-old-path'
import { revalidateTags } from '@/lib/cms/hooks/refresh-pages'
import type { Page } from '@/lib/generated/payload-types'
import { pageChangeTags, type PublishedPage } from '@/lib/registry/revalidation-plan'

import { publishedPage } from './published-version'

/**
 * After publishing, moving or unpublishing a page: redirects its old path and revalidates every page that shows it.
 * Drafts have no effect.
 */
export const revalidateAndRedirect: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { live: before, lastAddress } = publishedBefore<PublishedPage>({ req, collection: 'pages', id: doc.id })
  const after = await publishedPage({ id: doc.id, req })
  if (before?.updatedAt === after?.updatedAt) return doc
  const from = lastAddress ?? after?.url
  if (after && from) await redirectOldPath({ from, to: after.url, isTaken: await isPublic(from, req), req })
  await revalidateTags({ req, tags: pageChangeTags({ before, after }) })
  return doc
}

export const revalidateDeleted: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  const before = doc._status === 'published' ? doc : null
  await revalidateTags({ req, tags: pageChangeTags({ before, after: null }) })
  return doc
}

/** Another page may have taken the URL while this one was not public. */
async function isPublic(url: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { and: [{ url: { equals: url } }, { _status: { equals: 'published' } }] },
    overrideAccess: true, // public pages are readable by everyone
    req,
  })
  return totalDocs > 0
}
