import { KWH_PER_UNIT } from '@/lib/domain/challenge/meter-readings'

/** Where a file has the start of a reading and its amount. `kwhPerUnit` is null if the heading names no unit. */
export type Columns = { time: number; value: number; isUtc: boolean; kwhPerUnit: number | null }

/** The columns of a supplier’s file, by its headings; null if one is missing. */
export function columnsOf(headings: readonly string[]): Columns | null {
  const find = (wanted: RegExp, unwanted: RegExp) =>
    headings.findIndex((heading) => wanted.test(heading) && !unwanted.test(heading))
  const time = find(/start|time|date|from/i, /consumption|end/i)
  const value = find(/consumption|wh|usage|energy|value|m3|m³/i, /cost|price|charge|rate|timestamp|date|£|\(p\)/i)
  if (time < 0 || value < 0 || time === value) return null
  return { time, value, isUtc: /utc|gmt/i.test(headings[time] ?? ''), kwhPerUnit: unitOf(headings[value] ?? '') }
}

function unitOf(heading: string): number | null {
  if (/m3|m³/i.test(heading)) return KWH_PER_UNIT.m3
  if (/kwh/i.test(heading)) return 1
  return /(?:^|[^a-z])wh(?:$|[^a-z])/i.test(heading) ? 0.001 : null
}
