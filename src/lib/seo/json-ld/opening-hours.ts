import type { OpeningHoursSpecification } from 'schema-dts'

import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { type OpeningRow, weekToRows } from '@/lib/domain/opening-hours/opening-week'

const DAYS = {
  0: 'Sunday',
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
} as const satisfies Record<OpeningRow['weekday'], string>

/** Opening hours by day; days left out are closed. */
export function openingHoursData({ week }: Pick<OpeningHours, 'week'>): OpeningHoursSpecification[] {
  return weekToRows(week).map(({ weekday, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS[weekday],
    opens,
    closes,
  }))
}
