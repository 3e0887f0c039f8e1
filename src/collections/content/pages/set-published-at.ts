import type { CollectionBeforeChangeHook } from 'payload'

import { now } from '@/lib/platform/clock'

/** Sets the date of first publication once: later changes keep it, copies start without it, requests cannot set it. */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const earlier: unknown = operation === 'create' ? null : originalDoc?.publishedAt // of a copy: the original page
  const publishedAt = earlier ?? (data._status === 'published' ? now().toISOString() : null)
  return { ...data, publishedAt }
}
