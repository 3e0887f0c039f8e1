import { DEFAULT_OPENING_HOURS, type OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { type OpeningRow, rowsToWeek } from '@/lib/domain/opening-hours/opening-week'
import type { Db } from '@/lib/platform/database'

type Row = { week: OpeningRow[]; closedDates: string[]; closedOnBankHolidays: boolean }

const READ = `select coalesce(closed_on_bank_holidays, true) as "closedOnBankHolidays",
  (select coalesce(jsonb_agg(jsonb_build_object('weekday', weekday, 'opens', opens, 'closes', closes)), '[]')
   from opening_hours_week) as week,
  (select coalesce(jsonb_agg(to_char(date at time zone 'UTC', 'YYYY-MM-DD')), '[]') from opening_hours_closed_dates) as "closedDates"
from opening_hours order by id limit 1`

/** Our opening hours as set in the admin, or the defaults of a new site. */
export async function readHours(pool: Db): Promise<OpeningHours> {
  const { rows } = await pool.query<Row>(READ)
  const [kept] = rows
  return kept ? { ...kept, week: rowsToWeek(kept.week) } : DEFAULT_OPENING_HOURS
}
