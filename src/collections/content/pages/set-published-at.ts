import type { CollectionBeforeChangeHook } from 'payload'

import { now } from '@/lib/platform/clock'

/** Keeps the date of first publication, whatever is later changed, copied or requested. */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const earlier: unknown = operation === 'create' ? null : originalDoc?.publishedAt // for a copy, this is the original page
  const publishedAt = earlier ?? (data._status === 'published' ? now().toISOString() : null)
  return { ...data, publishedAt }
}
