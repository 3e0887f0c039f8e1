import { londonDay } from '@/lib/domain/calendar/london-day'
import { writtenDate, writtenMonth } from '@/lib/domain/calendar/written-date'
import { type CalendarPeriod, calendarPeriod, type PeriodKind } from '@/lib/domain/social/calendar-period'
import type { SocialMediaPost } from '@/lib/generated/payload-types'
import { withQuery } from '@/lib/routing/script-routes'

import { PostList } from './post-list'

type PostCalendarProps = {
  period: CalendarPeriod
  posts: readonly SocialMediaPost[]
  adminRoute: string
  /** ISO date. */
  today: string
}

const KINDS: readonly { kind: PeriodKind; label: string; current: string }[] = [
  { kind: 'week', label: 'Week', current: 'This week' },
  { kind: 'month', label: 'Month', current: 'This month' },
]

/** The days of a week or month with their posts; for a month, only days that have posts. */
export function PostCalendar({ period, posts, adminRoute, today }: PostCalendarProps) {
  const hrefOf = (kind: PeriodKind, date: string) => withQuery(`${adminRoute}/social`, { view: kind, date })
  const days = period.days
    .map((day) => ({ day, ofDay: posts.filter((post) => londonDay(post.scheduledDate ?? '') === day) }))
    .filter(({ ofDay }) => period.kind === 'week' || ofDay.length > 0)
  const first = period.days[0] ?? today
  const isNow = calendarPeriod(period.kind, today).days[0] === first
  return (
    <section aria-labelledby="pb-calendar-title">
      <nav className="pb-filters" aria-label="Calendar">
        {KINDS.map(({ kind, label }) => (
          <a
            key={kind}
            href={hrefOf(kind, isNow ? today : first)}
            aria-current={kind === period.kind ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
        <a href={hrefOf(period.kind, period.before)}>Previous</a>
        <a href={hrefOf(period.kind, today)}>{KINDS.find(({ kind }) => kind === period.kind)?.current}</a>
        <a href={hrefOf(period.kind, period.after)}>Next</a>
      </nav>
      <h2 id="pb-calendar-title">{titleOf(period, first)}</h2>
      {days.map(({ day, ofDay }) => (
        <section key={day} className="pb-day" aria-label={dayTitle(day)}>
          <h3>
            {dayTitle(day)}
            {day === today && ' (today)'}
          </h3>
          {ofDay.length > 0 ? <PostList posts={ofDay} adminRoute={adminRoute} /> : <p>Nothing</p>}
        </section>
      ))}
      {days.length === 0 && <p>Nothing is scheduled for this month.</p>}
    </section>
  )
}

const titleOf = ({ kind }: CalendarPeriod, first: string) =>
  kind === 'month' ? writtenMonth(first) : `Week from ${writtenDate(first)}`

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** 'Monday 23 November' */
const dayTitle = (date: string) => DAY.format(new Date(date)).replace(',', '')
