import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import { refresh } from '@/lib/cms/hooks/refresh-pages'
import { cacheTags, pageTag } from '@/lib/site/cache-tags'

import { livePage, type LivePage } from './what-is-live'

/** After a publish, a move or an unpublish: directions from the old address, and afresh whatever shows the page. A draft changes nothing. */
export const followChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  // Noted by this collection's own hook before the change.
  const before = req.context.liveBefore as LivePage | null
  const after = await livePage({ id: doc.id, req })
  if (before?.updatedAt === after?.updatedAt) return doc
  if (after) await leadTo({ from: before?.url ?? after.url, to: after.url, req })
  const addresses = new Set([before, after].flatMap((live) => live?.url ?? []))
  refresh({ req, tags: [...[...addresses].map(pageTag), cacheTags.pages] })
  return doc
}

export const followDeletion: CollectionAfterDeleteHook = ({ doc, req }) => {
  refresh({ req, tags: [pageTag(doc.url), cacheTags.pages] })
  return doc
}

/** Old addresses lead straight to the page: never away from it, never by way of another, never in a circle. */
async function leadTo({ from, to, req }: { from: string; to: string; req: PayloadRequest }): Promise<void> {
  // Whoever may move a page may leave directions to it.
  const directions = { collection: 'redirects', overrideAccess: true, req } as const
  await req.payload.delete({ ...directions, where: { from: { equals: to } } })
  if (from === to) return
  const { docs } = await req.payload.find({
    ...directions,
    where: { to: { equals: from } },
    pagination: false,
    depth: 0,
  })
  // Each whole and by itself: while a version is brought back Payload fills in no field that is left out, and of many at once it passes over those that fail.
  for (const { id, from: start, permanent } of docs)
    await req.payload.update({ ...directions, id, data: { from: start, to, permanent } })
  await req.payload.create({ ...directions, data: { from, to, permanent: true } })
}
