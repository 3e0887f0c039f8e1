import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

/** A page as visitors have it; `updatedAt` moves with every change that they can see, and with no draft. */
export type LivePage = { url: string; updatedAt: string }

/** The page that visitors get, whatever drafts there are of it, or null. */
export async function livePage({ id, req }: { id: number | string; req: PayloadRequest }): Promise<LivePage | null> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    limit: 1,
    depth: 0,
    select: { url: true, updatedAt: true },
    overrideAccess: true, // the change was allowed; this only looks
    req,
  })
  return docs[0] ? { url: docs[0].url, updatedAt: docs[0].updatedAt } : null
}

/** Keeps for the hooks after a change what visitors had before it. */
export const noteLivePage: CollectionBeforeChangeHook = async ({ operation, originalDoc, req, data }) => {
  const live = operation === 'create' ? null : await livePage({ id: originalDoc?.id, req })
  req.context.liveBefore = live // not the hook's own `context`: any call of Payload puts another in its place
  return data
}
