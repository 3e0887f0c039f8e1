import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

import { isSendingOrPosted, type SocialStatus } from '@/lib/domain/social/statuses'
import type { SocialMediaPost } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'
import { transactionOf } from '@/lib/platform/database'
import { Refusal } from '@/lib/platform/refusal'

/** The fields that are sent, and the status. */
const SENT_FIELDS = ['platform', 'content', 'mediaUrls', 'scheduledDate', 'status'] as const

/**
 * A form that was opened before the worker claimed the post must not reset its status, or it would be posted twice. The
 * row is locked until the change is committed, so the worker has either claimed it already or waits.
 */
export const keepWhatIsOut: CollectionBeforeChangeHook<SocialMediaPost> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before = operation === 'update' && originalDoc ? await lockedStatus(originalDoc.id, req) : null
  if (originalDoc && isSendingOrPosted(before)) {
    if (before === 'sending' || before !== originalDoc.status || isChanged(data, originalDoc)) {
      throw new Refusal('socialPostIsOut')
    }
    return data
  }
  if (data.status === 'published') return { ...data, publishedDate: now().toISOString(), lastError: null }
  return data.status === 'scheduled' ? { ...data, attempts: 0, nextAttemptAt: null, lastError: null } : data
}

/** A post deleted while it is being sent would be published without a record of it. */
export const keepWhileSending: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if ((await lockedStatus(id, req)) === 'sending') throw new Refusal('socialPostIsOut')
}

async function lockedStatus(id: number | string, req: PayloadRequest): Promise<SocialStatus | null> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ status: SocialStatus }>(
    sql`select status::text as status from social_media_posts where id = ${id} for update`,
  )
  return rows[0]?.status ?? null
}

function isChanged(data: Partial<SocialMediaPost>, before: SocialMediaPost): boolean {
  return SENT_FIELDS.some((field) => field in data && textOf(data[field]) !== textOf(before[field]))
}

/** Treats an empty list like a missing one. */
const textOf = (value: unknown) => (Array.isArray(value) && value.length === 0 ? '' : JSON.stringify(value ?? ''))
