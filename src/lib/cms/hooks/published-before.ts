import type { PayloadRequest } from 'payload'

/** A document before a change: its published version, and the last address at which visitors saw it. */
export type PublishedBefore<Version> = { live: Version | null; lastAddress: string | null }

type OfDocument = { req: Pick<PayloadRequest, 'context'>; collection: string; id: number | string | undefined }

/**
 * Keeps the state before a change for the hooks that run after it, by document: a bulk operation changes all of its
 * documents at once with one request.
 */
export function keepPublishedBefore<Version>(document: OfDocument, before: PublishedBefore<Version>): void {
  document.req.context[keyOf(document)] = before // not the hook's own `context`: any Payload call replaces it
}

/** The state before the current change, if the collection keeps it; nothing was public before a document was created. */
export function publishedBefore<Version>(document: OfDocument): PublishedBefore<Version> {
  const kept = document.req.context[keyOf(document)] as PublishedBefore<Version> | undefined
  return kept ?? { live: null, lastAddress: null }
}

const keyOf = ({ collection, id }: OfDocument) => `published before: ${collection} ${id}`
