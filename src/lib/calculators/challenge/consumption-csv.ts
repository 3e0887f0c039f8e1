import { londonDay } from '@/lib/domain/calendar/london-day'
import { addDays } from '@/lib/domain/calendar/london-time'
import { type DailyUse, DAY_KWH_MAX } from '@/lib/domain/challenge/kept-season'
import { KWH_PER_UNIT } from '@/lib/domain/challenge/meter-readings'

import { type CsvRow, readCsv } from '../professional/csv'

export type ConsumptionRead = { ok: true; days: DailyUse; incomplete: number } | { ok: false; message: string }

/** Half-hours of about eleven years. */
const ROWS_MAX = 200_000
const KWH_MAX = 1_000
/** Share of the usual readings of a day below which the day is left out. */
const COMPLETE = 0.9

const NO_COLUMNS =
  'The file needs a heading for the time, such as Start or Timestamp, and one for the consumption, such as Consumption (kWh).'

/**
 * Daily kWh from a supplier’s file of half-hours or days (Octopus, n3rgy, Hildebrand and others): a CSV with a column
 * for the start and one for the consumption, in kWh or m³ of gas. Times with a zone count in London’s; the others are
 * taken as London’s, unless the heading says UTC. Rows that repeat one another count once, and days with gaps are left
 * out.
 */
export function readConsumption(text: string): ConsumptionRead {
  const read = readCsv(text)
  if (!read.ok) return { ok: false, message: `Line ${read.place.line}: ${read.message}.` }
  const [head, ...rows] = read.rows
  if (!head) return { ok: false, message: 'The file is empty.' }
  if (rows.length > ROWS_MAX) return { ok: false, message: 'The file has more rows than eleven years of half-hours.' }
  const columns = columnsOf(head)
  if (!columns) return { ok: false, message: NO_COLUMNS }
  const byDay = new Map<string, { kwh: number; count: number }>()
  const seen = new Set<string>()
  for (const row of rows) {
    const stamp = (row.cells[columns.time] ?? '').trim()
    const typed = (row.cells[columns.value] ?? '').trim()
    if (seen.has(`${stamp} ${typed}`)) continue
    seen.add(`${stamp} ${typed}`)
    const date = dayOf(stamp, columns.isUtc)
    const kwh = typed === '' ? NaN : Number(typed) * columns.kwhPerUnit
    if (date === null)
      return { ok: false, message: `Line ${row.line}: “${stamp.slice(0, 40)}” is not a date we can read.` }
    if (!(kwh >= 0 && kwh <= KWH_MAX))
      return { ok: false, message: `Line ${row.line}: “${typed.slice(0, 40)}” is not an amount we can read.` }
    const day = byDay.get(date) ?? { kwh: 0, count: 0 }
    byDay.set(date, { kwh: day.kwh + kwh, count: day.count + 1 })
  }
  if (byDay.size === 0) return { ok: false, message: 'There are no readings below the headings.' }
  const tooMuch = [...byDay].find(([, { kwh }]) => kwh > DAY_KWH_MAX)
  if (tooMuch) return { ok: false, message: `${tooMuch[0]}: more than any home uses in a day.` }
  const usual = Math.max(...[...byDay.values()].map(({ count }) => Math.min(count, 48)))
  const complete = [...byDay].filter(([, { count }]) => count >= COMPLETE * usual)
  return {
    ok: true,
    days: Object.fromEntries(complete.map(([date, { kwh }]) => [date, Math.round(kwh * 1000) / 1000])),
    incomplete: byDay.size - complete.length,
  }
}

type Columns = { time: number; value: number; isUtc: boolean; kwhPerUnit: number }

function columnsOf({ cells }: CsvRow): Columns | null {
  const find = (wanted: RegExp, unwanted: RegExp) =>
    cells.findIndex((cell) => wanted.test(cell) && !unwanted.test(cell))
  const time = find(/start|time|date|from/i, /consumption|end/i)
  const value = find(/consumption|kwh|usage|energy|value|m3|m³/i, /cost|price|charge|rate|timestamp|date|£|\(p\)/i)
  if (time < 0 || value < 0 || time === value) return null
  const heading = cells[value] ?? ''
  return {
    time,
    value,
    isUtc: /utc|gmt/i.test(cells[time] ?? ''),
    kwhPerUnit: /m3|m³/i.test(heading) ? KWH_PER_UNIT.m3 : 1,
  }
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/
const BRITISH = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T]+\d{1,2}:\d{2}(?::\d{2})?)?$/

function dayOf(stamp: string, isUtc: boolean): string | null {
  const [, day, month, year] = BRITISH.exec(stamp) ?? []
  if (day && month && year) return realDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  const [, date, time, zone] = ISO.exec(stamp) ?? []
  if (!date || realDay(date) === null) return null
  const written = zone ?? (isUtc ? 'Z' : undefined)
  if (!time || !written) return date
  const instant = Date.parse(`${date}T${time}${written.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`)
  return Number.isNaN(instant) ? null : londonDay(new Date(instant).toISOString())
}

function realDay(date: string): string | null {
  return !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && addDays(date, 0) === date ? date : null
}
