import type { AdminViewServerProps } from 'payload'

import { londonTime } from '@/lib/domain/calendar/london-time'
import { calendarPeriod } from '@/lib/domain/social/calendar-period'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { readSocialQuery } from '@/lib/schemas/social'

import { type Condition, listUrl, whereOf } from '../list-url'
import { paramsOf } from '../pages/params-of'
import { requireStaff, StaffView } from '../staff-view'
import { DraftForm } from './draft-form'
import { PostCalendar } from './post-calendar'
import { PostList } from './post-list'
import { readPostsIn, readPublished, readUnscheduled } from './read-posts'

const TITLE = 'Social posts'
const UNSENT: Condition[] = [{ field: 'status', operator: 'in', value: 'failed,not-configured' }]

/** The calendar of posts, by week or month. Plain links and forms, so it works without JavaScript. */
export async function SocialView(view: AdminViewServerProps) {
  const { changesPages } = requireStaff(view, '/social')
  if (!changesPages) {
    return (
      <StaffView view={view} title={TITLE}>
        <p>Only editors and admins can see social posts.</p>
      </StaffView>
    )
  }
  const { payload, initPageResult } = view
  const { admin, api } = payload.config.routes
  const reader = { payload, user: initPageResult.req.user }
  const today = londonTime(now()).date
  const query = readSocialQuery(paramsOf(view.searchParams ?? {}))
  const period = calendarPeriod(query.view, query.date ?? today)
  const [posts, unscheduled, published, unsent] = await Promise.all([
    readPostsIn(reader, period),
    readUnscheduled(reader),
    readPublished(reader),
    payload.count({
      collection: 'social-media-posts',
      where: whereOf(UNSENT),
      overrideAccess: false,
      user: reader.user,
    }),
  ])
  return (
    <StaffView view={view} title={TITLE}>
      {!env.crm && (
        <p>
          No CRM is configured, so posts are not sent: at their time they become “Not configured”. Copy the text, post
          it by hand and set the status to Posted.
        </p>
      )}
      {unsent.totalDocs > 0 && (
        <p>
          <a href={listUrl({ adminRoute: admin, collection: 'social-media-posts', conditions: UNSENT })}>
            {unsent.totalDocs === 1 ? '1 post was not sent' : `${unsent.totalDocs} posts were not sent`}
          </a>
        </p>
      )}
      <PostCalendar period={period} posts={posts} adminRoute={admin} today={today} />
      <section aria-labelledby="pb-unscheduled-title">
        <h2 id="pb-unscheduled-title">Without a time</h2>
        {unscheduled.length > 0 ? <PostList posts={unscheduled} adminRoute={admin} /> : <p>None.</p>}
      </section>
      <DraftForm apiRoute={api} published={published} written={query.wrote} />
    </StaffView>
  )
}
