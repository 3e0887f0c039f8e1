import type { AdminViewServerProps } from 'payload'

import { FIGURE_OPTIONS } from '@/lib/content/figure-options'
import { londonDay } from '@/lib/domain/calendar/london-day'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { labelOf } from '@/lib/domain/text/label-of'
import { type CalendarEntry, readCalendar } from '@/lib/page-inventory/calendar'
import { poolOf } from '@/lib/platform/database'

import { timeOfDay } from '../moment'
import { requireStaff, StaffView } from '../staff-view'

/** What will change on the website by itself, day by day. */
export async function ScheduledView(view: AdminViewServerProps) {
  const { changesPages } = requireStaff(view, '/scheduled')
  if (!changesPages)
    return (
      <StaffView view={view} title="What is scheduled">
        Your account cannot schedule anything. An admin can change that.
      </StaffView>
    )
  const { admin } = view.payload.config.routes
  const { entries, total } = await readCalendar(poolOf(view.payload))
  return (
    <StaffView view={view} title="What is scheduled">
      <p>
        Pages, posts, prices and offers that change by themselves. Set the time in “Publish on” of a page or post, or
        the first day of a price.
      </p>
      {total === 0 && <p>Nothing is scheduled.</p>}
      {daysOf(entries).map(([day, ofDay]) => (
        <Day key={day} day={day} entries={ofDay} adminRoute={admin} />
      ))}
      {total > entries.length && <p>{`And ${total - entries.length} more, later.`}</p>}
    </StaffView>
  )
}

function named(what: string, href: string | null) {
  const name = labelOf(FIGURE_OPTIONS, what)
  return href ? <a href={href}>{name}</a> : <strong>{name}</strong>
}

/** The days that have entries, in order. */
function daysOf(entries: readonly CalendarEntry[]): [day: string, entries: CalendarEntry[]][] {
  const dayOf = ({ at }: CalendarEntry) => londonDay(at.toISOString())
  const days = [...new Set(entries.map(dayOf))]
  return days.map((day) => [day, entries.filter((entry) => dayOf(entry) === day)])
}

function Day({ day, entries, adminRoute }: { day: string; entries: readonly CalendarEntry[]; adminRoute: string }) {
  return (
    <section className="pb-notices" aria-labelledby={`pb-day-${day}`}>
      <h2 id={`pb-day-${day}`}>{writtenDate(day)}</h2>
      <ul>
        {entries.map(({ what, editPath, at, detail, isDay }) => (
          <li key={`${editPath} ${detail}`}>
            {!isDay && <time dateTime={at.toISOString()}>{timeOfDay(at)}</time>}{' '}
            {named(what, editPath && `${adminRoute}${editPath}`)} {detail}
          </li>
        ))}
      </ul>
    </section>
  )
}
