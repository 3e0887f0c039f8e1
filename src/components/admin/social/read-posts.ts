import type { Payload, TypedUser, Where } from 'payload'

import { londonInstant } from '@/lib/domain/calendar/london-time'
import type { CalendarPeriod } from '@/lib/domain/social/calendar-period'
import type { SocialMediaPost } from '@/lib/generated/payload-types'

type Reader = { payload: Payload; user: TypedUser | null }

/** The posts scheduled in a period, earliest first. */
export function readPostsIn(reader: Reader, { days, after }: CalendarPeriod): Promise<SocialMediaPost[]> {
  const midnight = (date: string) => londonInstant({ date, minute: 0 }).toISOString()
  return find(reader, {
    and: [
      { scheduledDate: { greater_than_equal: midnight(days[0] ?? after) } },
      { scheduledDate: { less_than: midnight(after) } },
    ],
  })
}

/** The posts that are not scheduled yet. */
export const readUnscheduled = (reader: Reader) => find(reader, { scheduledDate: { exists: false } })

/** The published blog posts, newest first. */
export async function readPublished({ payload, user }: Reader): Promise<{ id: number; title: string }[]> {
  const { docs } = await payload.find({
    collection: 'blog-posts',
    where: { _status: { equals: 'published' } },
    sort: '-publishedAt',
    select: { title: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs
}

async function find({ payload, user }: Reader, where: Where): Promise<SocialMediaPost[]> {
  const { docs } = await payload.find({
    collection: 'social-media-posts',
    where,
    sort: 'scheduledDate',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs
}
