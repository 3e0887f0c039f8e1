import type { OpeningHoursSpecification } from 'schema-dts'

import type { OpeningHours } from '@/lib/domain/service-level/opening-hours'
import { weekToRows, type OpeningRow } from '@/lib/domain/service-level/opening-week'

const DAYS = {
  0: 'Sunday',
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
} as const satisfies Record<OpeningRow['weekday'], string>

/** When we are open, day by day; the rest of the week is closed. */
export function openingHoursData({ week }: Pick<OpeningHours, 'week'>): OpeningHoursSpecification[] {
  return weekToRows(week).map(({ weekday, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS[weekday],
    opens,
    closes,
  }))
}
