import type { CollectionBeforeChangeHook } from 'payload'

import { now } from '@/lib/platform/clock'

type Publishing = {
  status?: string | null
  _status?: 'draft' | 'published' | null
  scheduledFor?: string | null
  publishedAt?: string | null
}

/**
 * A post has two statuses: Payload's `_status` controls public access, `status` is shown to staff. This keeps them
 * consistent: published in one means published in the other, and archived is never public. As with any other change, an
 * autosaved "archived" reaches visitors only when the post is published.
 */
export function syncedStatus({ data, now }: { data: Publishing; now: Date }): Publishing {
  if (data.status === 'archived') return { _status: 'draft', status: 'archived', scheduledFor: null }
  if (data._status === 'published') {
    return {
      _status: 'published',
      status: 'published',
      scheduledFor: null,
      publishedAt: data.publishedAt ?? now.toISOString(),
    }
  }
  return { _status: 'draft', status: data.scheduledFor ? 'scheduled' : 'draft' }
}

/** A post created with an earlier publication date counts as last modified on that date. */
export const syncStatus: CollectionBeforeChangeHook = ({ data, operation }) => {
  const at = now()
  const synced = syncedStatus({ data, now: at })
  const lastModified = operation === 'create' && synced.publishedAt ? synced.publishedAt : at.toISOString()
  return { ...data, ...synced, lastModified }
}
