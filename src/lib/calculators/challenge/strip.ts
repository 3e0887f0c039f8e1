import { writtenDate } from '@/lib/domain/calendar/written-date'
import { type Season, startOfWeek, WEEKS } from '@/lib/domain/challenge/season'
import { writtenNumber } from '@/lib/format/written-number'

/** Lower limits of the nine bands of a week’s saving, kWh. */
const LIMITS_KWH = [0, 1, 2, 5, 10, 20, 50, 100, 200] as const

/** The limits as labels for the key. */
export const BAND_LABELS = LIMITS_KWH.map((limit, band) =>
  band === LIMITS_KWH.length - 1 ? `${limit} kWh` : String(limit),
)

/** The band of a week’s saving, 0 to 8; null if nothing was done. */
export function bandOf({ kwh, isActive }: { kwh: number; isActive: boolean }): number | null {
  return isActive ? LIMITS_KWH.findLastIndex((limit) => kwh >= limit) : null
}

export type StripWeek = { week: number; start: string; label: string }

/** The 26 weeks, each with the day and month on which it begins: '5 Oct'. */
export function stripWeeks(season: Season): StripWeek[] {
  return Array.from({ length: WEEKS }, (_, week) => {
    const start = startOfWeek(season, week)
    const [day, month = ''] = writtenDate(`${start}T12:00:00Z`).split(' ')
    return { week, start, label: `${day} ${month.slice(0, 3)}` }
  })
}

/** The month in which a week begins; '' for the first week, and if the previous week began in the same month. */
export function monthBegun(weeks: readonly StripWeek[], week: number): string {
  const [month = '', before = month] = [weeks[week], weeks[week - 1]].map((each) => each?.label.split(' ')[1])
  return month === before ? '' : month
}

/** A week's saving: '12 kWh', '0.4 kWh'. */
export const kwhWords = (kwh: number): string => `${writtenNumber(kwh, { most: kwh < 1 ? 1 : 0 })} kWh`
