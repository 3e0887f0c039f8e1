import type { TableRow } from './consumption-table'
import { END } from './energy-headings'
import { isDated, withClock } from './reading-stamp'

/** Where the start of a reading is. `clock` may hold the time of a reading whose `time` is a date alone. */
export type TimeColumns = { time: number; clock: { column: number; isUtc: boolean } | null; isUtc: boolean }

const TIME = /start|time|date|from|day|period|datum|zeit/i
const CLOCK = /start|time|from/i
/** The column named after a time whose cells are dates; else one of dates; else one named after a time. */
export function timeColumn(headings: readonly string[], sample: readonly TableRow[]): number {
  const isNamed = (heading: string) => TIME.test(heading) && !/consumption/i.test(heading) && !END.test(heading)
  const hasDates = (column: number) => sample.some(({ cells }) => isDated(cells[column] ?? ''))
  const isUnix = (column: number) => sample.some(({ cells }) => /^\d{10}(?:\d{3})?$/.test((cells[column] ?? '').trim()))
  const find = (test: (heading: string, column: number) => boolean) => headings.findIndex(test)
  const both = find((heading, column) => isNamed(heading) && (hasDates(column) || isUnix(column)))
  if (both >= 0) return both
  const dated = find((heading, column) => hasDates(column) && !END.test(heading))
  return dated >= 0 ? dated : find(isNamed)
}

/** A column with the time of readings whose date is in another; -1 if there is none. */
export function clockColumn(headings: readonly string[], taken: readonly number[]): number {
  return headings.findIndex(
    (heading, column) => CLOCK.test(heading) && !END.test(heading) && !/date/i.test(heading) && !taken.includes(column),
  )
}

export const isUtc = (heading = ''): boolean => /utc|gmt/i.test(heading)

/** The start of a reading as written, with the time of another column if it is only a date. */
export function startIn(
  cells: readonly string[],
  { time, clock, isUtc }: TimeColumns,
): { start: string; isUtc: boolean } {
  const written = (cells[time] ?? '').trim()
  const start = clock ? withClock(written, (cells[clock.column] ?? '').trim()) : written
  return { start, isUtc: isUtc || (start !== written && clock?.isUtc === true) }
}
