import type { AdminViewServerProps } from 'payload'

import { changeText, PERIOD_DAYS, periodBefore } from '@/lib/blog-analytics/period'
import { readAnalytics } from '@/lib/blog-analytics/read'
import { sourceLabel } from '@/lib/blog-analytics/source-label'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { POST_STEPS } from '@/lib/domain/leads/post-steps'
import { labelOf } from '@/lib/domain/text/label-of'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { withQuery } from '@/lib/routing/script-routes'
import { readAnalyticsQuery } from '@/lib/schemas/blog-analytics'

import { paramsOf } from '../pages/params-of'
import { requireStaff, StaffView } from '../staff-view'
import { AnalyticsTable, type Row } from './analytics-table'

const TITLE = 'Blog analytics'

/**
 * Views by post, place, source and day, and the readers' next steps, compared with the previous period. Works without
 * JavaScript.
 */
export async function AnalyticsView(view: AdminViewServerProps) {
  const { changesPages } = requireStaff(view, '/blog-analytics')
  if (!changesPages) {
    return (
      <StaffView view={view} title={TITLE}>
        <p>Only editors and admins can see blog analytics.</p>
      </StaffView>
    )
  }
  const { payload } = view
  const { admin, api } = payload.config.routes
  const { days } = readAnalyticsQuery(paramsOf(view.searchParams ?? {}))
  const period = periodBefore(londonTime(now()).date, days)
  const { total, ...found } = await readAnalytics(poolOf(payload), period)
  const csvOf = (table: string) => withQuery(`${api}/blog-analytics`, { days: String(days), table })
  const change = changeText(total.current, total.previous)

  const posts: Row[] = found.posts.map(({ id, title, ...views }) => ({
    key: String(id),
    name: <a href={`${admin}/collections/blog-posts/${id}`}>{title}</a>,
    ...views,
  }))
  const byStep: Row[] = found.steps.map(({ id, title, step, ...readers }) => ({
    key: `${id} ${step}`,
    name: `${labelOf(POST_STEPS, step)}: ${title}`,
    ...readers,
  }))
  const byPlace: Row[] = found.places.map(({ place, ...views }) => ({ key: place, name: place, ...views }))
  const byDay: Row[] = found.days.map(({ day, ...views }) => ({ key: day, name: writtenDate(day), ...views }))
  const bySource: Row[] = found.sources.map(({ source, ...views }) => ({
    key: sourceLabel(source),
    name: sourceLabel(source),
    ...views,
  }))
  return (
    <StaffView view={view} title={TITLE}>
      <Periods admin={admin} days={days} />
      <p>
        <strong>
          {total.current} {total.current === 1 ? 'view' : 'views'}
        </strong>{' '}
        from {writtenDate(period.from)} to {writtenDate(period.to)}; {total.previous} in the {days} days before
        {change && ` (${change})`}.
      </p>
      <AnalyticsTable title="By post" heading="Post" rows={posts} csv={csvOf('posts')} />
      <AnalyticsTable
        title="What readers did next"
        heading="Step and post"
        counted="Readers"
        rows={byStep}
        csv={csvOf('steps')}
      />
      <AnalyticsTable title="By place" heading="Place the post is about" rows={byPlace} csv={csvOf('places')} />
      <AnalyticsTable title="By source" heading="Source" rows={bySource} csv={csvOf('sources')} />
      <AnalyticsTable title="By day" heading="Day" rows={byDay} csv={csvOf('days')} />
      <WhatIsMissing keptDays={found.sourcesKeptDays} />
    </StaffView>
  )
}

function Periods({ admin, days }: { admin: string; days: number }) {
  return (
    <nav className="pb-filters" aria-label="Period">
      {PERIOD_DAYS.map((length) => (
        <a
          key={length}
          href={withQuery(`${admin}/blog-analytics`, { days: String(length) })}
          aria-current={length === days ? 'page' : undefined}
        >
          {length} days
        </a>
      ))}
    </nav>
  )
}

function WhatIsMissing({ keptDays }: { keptDays: number }) {
  return (
    <section aria-labelledby="pb-missing-title">
      <h2 id="pb-missing-title">What these numbers do not include</h2>
      <p>
        A view is one visitor reading one post on one day. Known bots, signed-in staff, previews and visitors whose
        browser blocks the report or has JavaScript turned off are not counted. Two people with the same browser behind
        one address count once. Most apps and many websites do not say where a visitor comes from, so a large share is
        “Direct or unknown”. Sources are kept for {keptDays} days, totals per post and day for longer, so older views
        have a row of their own. Where visitors live is not recorded: places are those that posts are about.
      </p>
      <p>
        These steps are counted only for those who chose Accept All in the cookie notice, so compare these numbers with
        each other and with the period before, not with the views. Each step counts once for the post that was read last
        in the same browser tab. A call, a visit on another day and a form sent without JavaScript are missing.
      </p>
    </section>
  )
}
