import type { CollectionBeforeChangeHook } from 'payload'

import { now } from '@/lib/platform/clock'

/** Keeps when visitors could first read the page, whatever becomes of it later and whatever a copy or a request says. */
export const noteFirstPublish: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const earlier: unknown = operation === 'create' ? null : originalDoc?.publishedAt // of a copy it is the page that was copied
  const publishedAt = earlier ?? (data._status === 'published' ? now().toISOString() : null)
  return { ...data, publishedAt }
}
