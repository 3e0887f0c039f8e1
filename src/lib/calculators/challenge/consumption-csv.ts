import { type DailyUse, DAY_KWH_MAX } from '@/lib/domain/challenge/kept-season'
import { type CsvRow, readCsv } from '@/lib/domain/text/read-csv'

import { type Columns, columnsOf } from './consumption-columns'
import { readStamp, readStampInDay, type Stamp, withClock } from './reading-stamp'

export type ConsumptionRead = { ok: true; days: DailyUse; incomplete: number } | { ok: false; message: string }

/** About eleven years of half-hours. */
const READINGS_MAX = 200_000
const KWH_MAX = 1_000
/** Minimum share of a day's usual number of readings; days with fewer are left out. */
const COMPLETE = 0.9
/** Minimum readings per day to count as half-hourly, and the median half-hour above which the unit cannot be kWh. */
const HALF_HOURS_MIN = 40
const HALF_HOUR_KWH = 15

const NO_COLUMNS =
  'The file needs a heading for the time, such as Start or Timestamp, and one for the consumption, such as Consumption (kWh), or for each half-hour, such as 00:00.'
const NO_UNIT =
  'The amounts look like watt-hours. Please write (Wh) or (kWh) into the heading of that column and open the file again.'
const SPREADSHEET = 'This is a spreadsheet. Please save it as CSV first and open that.'
/** How suppliers write a missing reading. */
const MISSING = /^(?:|null|n\/?a|-|nan)$/i

/**
 * Reads daily kWh from a supplier’s file of half-hours or days (Octopus, n3rgy, Bright, Hildebrand and others): a CSV
 * with a column for the start and one for the consumption, or with a row for each day and a column for each half-hour,
 * in kWh, Wh or m³ of gas. If a time has two amounts, the later one is used; a date without a time that has two is
 * refused. Days with gaps are left out.
 */
export function readConsumption(text: string): ConsumptionRead {
  if (text.startsWith('PK')) return refused(SPREADSHEET)
  const read = readCsv(text)
  if (!read.ok) return refused(`Line ${read.position.line}: ${read.message}.`)
  const [head, ...rows] = read.rows
  if (!head) return refused('The file is empty.')
  const columns = columnsOf(head.cells)
  if (!columns) return refused(NO_COLUMNS)
  if (rows.length * columns.values.length > READINGS_MAX)
    return refused('The file has more readings than eleven years of half-hours.')
  const amounts = amountsIn(rows, columns)
  return typeof amounts === 'string' ? refused(amounts) : daysOf([...amounts.values()], columns)
}

const refused = (message: string): ConsumptionRead => ({ ok: false, message })

type Amount = { date: string; kwh: number }

/** Amounts by time, or an error message for the first invalid line. */
function amountsIn(rows: readonly CsvRow[], columns: Columns): Map<string, Amount> | string {
  const amounts = new Map<string, Amount>()
  for (const { cells, line } of rows) {
    const { start, isUtc } = startIn(cells, columns)
    for (const [index, value] of columns.values.entries()) {
      const stamp = stampAt(start, index, { ...columns, isUtc })
      if (!stamp) return `Line ${line}: “${start.slice(0, 40)}” is not a date we can read.`
      const typed = (cells[value] ?? '').trim()
      if (MISSING.test(typed)) continue
      const kwh = Number(typed) * (columns.kwhPerUnit ?? 1)
      if (!(kwh >= 0 && kwh <= KWH_MAX)) return `Line ${line}: “${typed.slice(0, 40)}” is not an amount we can read.`
      const before = amounts.get(stamp.key)
      if (stamp.isDay && before && before.kwh !== kwh)
        return `Line ${line}: “${start}” comes again with another amount. Each reading needs its time, or each day a single row.`
      const isSecondHour = stamp.isRepeatedHour && before !== undefined
      amounts.set(isSecondHour ? `${stamp.key} again` : stamp.key, { date: stamp.date, kwh })
    }
  }
  return amounts
}

function startIn(cells: readonly string[], { time, clock, isUtc }: Columns): { start: string; isUtc: boolean } {
  const written = (cells[time] ?? '').trim()
  const start = clock ? withClock(written, (cells[clock.column] ?? '').trim()) : written
  return { start, isUtc: isUtc || (start !== written && clock?.isUtc === true) }
}

function stampAt(start: string, index: number, { values, isUtc }: Columns): Stamp | null {
  if (values.length === 1) return readStamp(start, isUtc)
  return readStampInDay(start, { place: index, isUtc, minutes: values.length < HALF_HOURS_MIN ? 60 : 30 })
}

function daysOf(amounts: readonly Amount[], { kwhPerUnit }: Columns): ConsumptionRead {
  if (amounts.length === 0) return refused('There are no readings below the headings.')
  const byDay = new Map<string, { kwh: number; count: number }>()
  for (const { date, kwh } of amounts) {
    const day = byDay.get(date) ?? { kwh: 0, count: 0 }
    byDay.set(date, { kwh: day.kwh + kwh, count: day.count + 1 })
  }
  const usual = [...byDay.values()].reduce((most, { count }) => Math.max(most, Math.min(count, 48)), 0)
  if (kwhPerUnit === null && usual >= HALF_HOURS_MIN && medianOf(amounts) > HALF_HOUR_KWH) return refused(NO_UNIT)
  const tooMuch = [...byDay].find(([, { kwh }]) => kwh > DAY_KWH_MAX)
  if (tooMuch) return refused(`${tooMuch[0]}: more than any home uses in a day.`)
  const complete = [...byDay].filter(([, { count }]) => count >= COMPLETE * usual)
  return {
    ok: true,
    days: Object.fromEntries(complete.map(([date, { kwh }]) => [date, Math.round(kwh * 1000) / 1000])),
    incomplete: byDay.size - complete.length,
  }
}

function medianOf(amounts: readonly Amount[]): number {
  const used = amounts.map(({ kwh }) => kwh).filter((kwh) => kwh > 0)
  return used.sort((a, b) => a - b)[Math.floor(used.length / 2)] ?? 0
}
