import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { keepPublishedBefore } from '@/lib/cms/hooks/published-before'
import type { PublishedPage } from '@/lib/registry/revalidation-plan'

type Lookup = { id: number | string; req: PayloadRequest }

/** The published version of a page, regardless of drafts, or null. */
export async function publishedPage(lookup: Lookup): Promise<PublishedPage | null> {
  const page = await mainVersion(lookup)
  return page?._status === 'published' ? { url: page.url, updatedAt: page.updatedAt } : null
}

/** The page as visitors see it, or last saw it. */
async function mainVersion({ id, req }: Lookup) {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    trash: true,
    select: { url: true, updatedAt: true, lastPublicUrl: true, _status: true },
    showHiddenFields: true,
    overrideAccess: true, // access to the change has been checked; this only reads
    req,
  })
  return docs[0] ?? null
}

/**
 * Stores the version that was published before the change, for the hooks that run after it, and the last public URL,
 * which no draft or restored version may change.
 */
export const rememberPublishedPage: CollectionBeforeChangeHook = async ({ operation, originalDoc, req, data }) => {
  const id = originalDoc?.id
  const before = operation === 'create' ? null : await mainVersion({ id, req })
  const live = before?._status === 'published' ? { url: before.url, updatedAt: before.updatedAt } : null
  const lastAddress = live?.url ?? before?.lastPublicUrl ?? null
  if (before) keepPublishedBefore<PublishedPage>({ req, collection: 'pages', id }, { live, lastAddress })
  return { ...data, lastPublicUrl: data._status === 'published' ? data.url : lastAddress }
}
