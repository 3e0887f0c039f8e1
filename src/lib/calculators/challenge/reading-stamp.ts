import { londonDay } from '@/lib/domain/calendar/london-day'
import { addDays, weekdayOf } from '@/lib/domain/calendar/london-time'

/** The start of a reading: its day in London, and a key that identifies it. `isDay`: a date without a time. */
export type Stamp = { date: string; key: string; isRepeatedHour: boolean; isDay: boolean }

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/
/** '19/01/2025', '19.01.2025', '19-01-2025', '2025/01/19' and '19 Jan 2025', also with a time after them. */
const OTHER_ORDERS: readonly RegExp[] = [
  /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})(?![^\sT])/,
  /^(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2})(?![^\sT])/,
  /^(?<day>\d{1,2})[ -](?<name>[a-z]{3,9})[ -](?<year>\d{4})(?![^\sT])/i,
]
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Seconds or milliseconds since 1970. */
const UNIX = /^(\d{10})(\d{3})?$/

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** A time, or the two ends of a half-hour. Without its end, '00:00-00:30' cannot be taken for a time with a zone. */
const CLOCK =
  /^(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|\+\d{2}:?\d{2})?)(?:\s*(?:-|–|to)\s*\d{1,2}:\d{2}(?::\d{2})?)?$/i

/** Joins a date and the time in another column, such as '19/01/2025 00:30'. Anything else leaves the text as it is. */
export function withClock(text: string, clock: string): string {
  if (!DAY.test(isoFirst(text)) || !/^\d{1,2}:\d/.test(clock)) return text
  const [, start = clock] = CLOCK.exec(clock) ?? []
  return `${text} ${start.replace(/^\d:/, '0$&')}`
}

/**
 * Reads the start of a reading. A time without a zone is London time unless the heading says UTC. Null if unreadable.
 */
export function readStamp(text: string, isUtc: boolean): Stamp | null {
  const [, seconds, thousandths = '000'] = UNIX.exec(text) ?? []
  if (seconds) return ofInstant(Number(`${seconds}${thousandths}`))
  const [, date, time, zone] = ISO.exec(isoFirst(text)) ?? []
  if (!date || !isRealDay(date)) return null
  const written = zone ?? (isUtc ? 'Z' : undefined)
  if (time && written)
    return ofInstant(Date.parse(`${date}T${time}${written.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`))
  const isRepeatedHour = time?.startsWith('01:') === true && isClockSetBack(date)
  return { date, key: `${date} ${time ?? ''}`, isRepeatedHour, isDay: time === undefined }
}

/** Whether text is a date, with or without a time. */
export const isDated = (text: string): boolean => !UNIX.test(text.trim()) && readStamp(text.trim(), false) !== null

/** Moves a date in another order to the front as an ISO date; the time after it gets two digits for its hour. */
function isoFirst(text: string): string {
  for (const order of OTHER_ORDERS) {
    const { 0: written = '', groups } = order.exec(text) ?? {}
    if (!groups) continue
    const { day = '', year = '', name } = groups
    const month = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(groups.month)
    const rest = text.slice(written.length).trim().replace(/^T\s*/, '')
    const clock = rest === '' ? '' : ` ${rest.replace(/^\d:/, '0$&')}`
    return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}${clock}`
  }
  return text
}

/**
 * Reads the start of a reading within a day's row. `place` is the number of readings before it in the row, each
 * `minutes` long. In London time this number alone distinguishes them, since a row holds 46 or 50 half-hours when the
 * clocks change.
 */
export function readStampInDay(
  text: string,
  { place, minutes, isUtc }: { place: number; minutes: number; isUtc: boolean },
): Stamp | null {
  const day = readStamp(text, false)
  if (!day) return null
  if (isUtc) return ofInstant(Date.parse(`${day.date}T00:00:00Z`) + place * minutes * 60_000)
  return { date: day.date, key: `${day.date} ${place}`, isRepeatedHour: false, isDay: false }
}

function ofInstant(ms: number): Stamp | null {
  if (Number.isNaN(ms)) return null
  return { date: londonDay(new Date(ms).toISOString()), key: String(ms), isRepeatedHour: false, isDay: false }
}

/** The last Sunday in October (Summer Time Order 2002), when the hour from one to two occurs twice. */
const isClockSetBack = (date: string) => date.slice(5) >= '10-25' && date.slice(5) <= '10-31' && weekdayOf(date) === 0

const isRealDay = (date: string) => !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && addDays(date, 0) === date
