import { addDays, weekdayOf } from '../calendar/london-time'
import { shareOfHeatingYear } from '../climate/heating-months'

export const WEEKS = 26

const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7

/** A winter: 26 weeks from Monday to Sunday. `startDate` is the Monday nearest to 1 October. */
export type Season = { startDate: string }

/** Whole days from one ISO date to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The winter that an ISO date in London belongs to; between two winters, the next one. */
export function seasonOf(date: string): Season {
  const year = Number(date.slice(0, 4))
  const before = seasonFrom(year - 1)
  return date < endOf(before) ? before : seasonFrom(year)
}

/** Whether a winter is under way on an ISO date in London. */
export const isSeasonOn = (date: string): boolean => date >= seasonOf(date).startDate

/** The winter under way on an ISO date in London, or else the most recent one. */
export function latestSeason(date: string): Season {
  const season = seasonOf(date)
  return isSeasonOn(date) ? season : seasonBefore(season)
}

/** The winter before. */
export function seasonBefore({ startDate }: Season): Season {
  return seasonFrom(Number(startDate.slice(0, 4)) - 1)
}

/** The first day after a winter. */
export function endOf({ startDate }: Season): string {
  return addDays(startDate, WEEKS * DAYS_A_WEEK)
}

/** The Monday of a week of the winter, counted from 0. */
export function startOfWeek({ startDate }: Season, week: number): string {
  return addDays(startDate, week * DAYS_A_WEEK)
}

/** The week of an ISO date, counted from 0: negative before the winter, 26 or more after it. */
export function weekOf({ startDate }: Season, date: string): number {
  return Math.floor(daysBetween(startDate, date) / DAYS_A_WEEK)
}

/** Whether a week belongs to the winter. */
export const isInSeason = (week: number): boolean => week >= 0 && week < WEEKS

/** Share of a winter's degree days from the Monday of `week` on: for that week alone, or for all weeks to the end. */
export function shareOfSeason(season: Season, week: number, reach: 'week' | 'rest'): number {
  const from = startOfWeek(season, week)
  const to = reach === 'week' ? startOfWeek(season, week + 1) : endOf(season)
  return shareOfHeatingYear({ from, to }) / shareOfHeatingYear({ from: season.startDate, to: endOf(season) })
}

function seasonFrom(year: number): Season {
  const first = `${String(year).padStart(4, '0')}-10-01`
  const sinceMonday = (weekdayOf(first) + 6) % DAYS_A_WEEK
  return { startDate: addDays(first, sinceMonday <= 3 ? -sinceMonday : DAYS_A_WEEK - sinceMonday) }
}
