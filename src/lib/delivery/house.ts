import { describeHours } from '@/lib/domain/service-level/describe-hours'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/service-level/opening-hours'
import { rowsToWeek, type OpeningRow } from '@/lib/domain/service-level/opening-week'
import { DEFAULT_CONTACT } from '@/lib/site/default-contact'

import type { Db } from './db'

/** How customers reach us, in words for a mail; one line of opening hours an entry. */
export type House = { phone: string; openingHours: string[] }

/** What staff keep in the admin now, or what a new site says until they do. */
export async function readHouse(pool: Db): Promise<House> {
  const { rows } = await pool.query<{ phone: string | null; hasHours: boolean; week: OpeningRow[] }>(
    `select (select phone from site_settings order by id limit 1) as phone,
       exists (select from opening_hours) as "hasHours",
       (select coalesce(jsonb_agg(jsonb_build_object('weekday', weekday, 'opens', opens, 'closes', closes)), '[]') from opening_hours_week) as week`,
  )
  const [kept] = rows
  const week = kept?.hasHours ? rowsToWeek(kept.week) : DEFAULT_OPENING_HOURS.week
  return {
    phone: kept?.phone ?? DEFAULT_CONTACT.phone,
    openingHours: describeHours({ ...DEFAULT_OPENING_HOURS, week }).map(({ days, times }) => `${days}: ${times}`),
  }
}
