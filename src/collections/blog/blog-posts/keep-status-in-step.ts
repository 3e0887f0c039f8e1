import type { CollectionBeforeChangeHook } from 'payload'

type Publishing = {
  status?: string | null
  _status?: 'draft' | 'published' | null
  scheduledFor?: string | null
  publishedAt?: string | null
}

/**
 * A post has two standings: Payload's `_status` decides what the public can read, and `status` tells people why.
 * This keeps them from ever disagreeing: published in one is published in the other, and archived is never public.
 */
export function inStep({ data, now }: { data: Publishing; now: Date }): Publishing {
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

export const keepStatusInStep: CollectionBeforeChangeHook = ({ data }) => {
  const now = new Date()
  return { ...data, ...inStep({ data, now }), lastModified: now.toISOString() }
}
