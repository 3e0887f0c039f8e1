import type { Db } from '@/lib/platform/database'

import { type Notice, SCHEDULED_PAGES } from './notices'

/** Maximum number of entries; the list says when there are more. */
export const CALENDAR_MAX = 300

/** What changes by itself; an assumption is called by its key. `isDay`: on a day, at no particular time. */
export type CalendarEntry = Notice & { at: Date; isDay: boolean }

/** Pages, posts, prices and offers that change by themselves, soonest first; and how many there are in all. */
export async function readCalendar(pool: Db): Promise<{ entries: CalendarEntry[]; total: number }> {
  const { rows } = await pool.query<CalendarEntry & { total: number }>(
    `select c.what, c."editPath", c.at, c.detail, c."isDay", count(*) over ()::int as total from (
       select what, "editPath", at, detail, false from (${SCHEDULED_PAGES}) as pages
       union all
       select left(content, 80), '/collections/social-media-posts/' || id, scheduled_date, 'is posted', false
       from social_media_posts where status = 'scheduled' and scheduled_date is not null
       union all
       select 'Energy prices of ' || period, '/collections/tariffs/' || min(id), valid_from, 'apply', true
       from tariffs where valid_from > now() group by period, valid_from
       union all
       select key::text, '/collections/assumptions/' || id, valid_from, 'has another value', true
       from assumptions where valid_from > now()
       union all
       select title, '/collections/reward-offers/' || id, ends_on, 'can be claimed for the last day', true
       from reward_offers where is_active
         and (ends_on at time zone 'Europe/London')::date >= (now() at time zone 'Europe/London')::date
     ) as c (what, "editPath", at, detail, "isDay") order by c.at, c.what limit ${CALENDAR_MAX}`,
  )
  return { entries: rows.map(({ total: _, ...entry }) => entry), total: rows[0]?.total ?? 0 }
}
