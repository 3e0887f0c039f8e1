import { type EnergyUnit, isEnergyUnit, kwhPer, unitIn } from '@/lib/domain/challenge/energy-units'
import type { DecimalMark } from '@/lib/domain/text/decimal-mark'
import { writtenNumber } from '@/lib/format/written-number'

import { amountNotation, isMissing, kwhIn } from './amount-cells'
import type { Candidate } from './candidate'
import { type ConsumptionTable, SAMPLE_ROWS, type TableRow } from './consumption-table'
import { readStamp, readStampInDay, type Stamp } from './reading-stamp'
import { startIn, type TimeColumns } from './time-columns'

export type Amount = { date: string; kwh: number }

/** How a column is read: its unit, unless each row names one, and its decimal mark. */
export type Reading = { unit: EnergyUnit; mark: DecimalMark }

export type AmountsOf = { table: ConsumptionTable; times: TimeColumns; candidate: Candidate }

const KWH_MAX = 1_000
/** Fewer readings in the row of a day are hours rather than half-hours. */
const HALF_HOURS_MIN = 40

/** Amounts by time, or an error message for the first invalid row. */
export function amountsIn({ times, candidate }: AmountsOf, { unit, mark }: Reading): Map<string, Amount> | string {
  const amounts = new Map<string, Amount>()
  for (const { cells, place } of candidate.rows) {
    const { start, isUtc } = startIn(cells, times)
    const ownUnit = unitOfRow(cells, candidate)
    for (const [index, value] of candidate.values.entries()) {
      const stamp = stampAt(start, index, { values: candidate.values, isUtc })
      if (!stamp) return `${place}: “${start.slice(0, 40)}” is not a date we can read.`
      const typed = (cells[value] ?? '').trim()
      if (isMissing(typed)) continue
      if (ownUnit === 'unknown')
        return `${place}: the unit of “${typed.slice(0, 40)}” is not one of energy that we know.`
      const kwh = kwhIn(typed, { mark, unit: ownUnit ?? unit })
      if (kwh > KWH_MAX)
        return `${place}: “${typed.slice(0, 40)}” would be ${writtenNumber(kwh)} kWh, more than any home uses at once.`
      if (!(kwh >= 0)) return `${place}: “${typed.slice(0, 40)}” is not an amount we can read.`
      const before = amounts.get(stamp.key)
      if (stamp.isDay && before && before.kwh !== kwh)
        return `${place}: “${start}” comes again with another amount. Each reading needs its time, or each day a single row.`
      const isSecondHour = stamp.isRepeatedHour && before !== undefined
      amounts.set(isSecondHour ? `${stamp.key} again` : stamp.key, { date: stamp.date, kwh })
    }
  }
  return amounts
}

/** The unit that a row names in a column of its own; null without such a column. */
function unitOfRow(cells: readonly string[], { unitColumn }: Candidate): EnergyUnit | 'unknown' | null {
  if (unitColumn === null) return null
  const unit = unitIn(cells[unitColumn] ?? '')
  return isEnergyUnit(unit) ? unit : 'unknown'
}

function stampAt(
  start: string,
  index: number,
  { values, isUtc }: { values: readonly number[]; isUtc: boolean },
): Stamp | null {
  if (values.length === 1) return readStamp(start, isUtc)
  return readStampInDay(start, { place: index, isUtc, minutes: values.length < HALF_HOURS_MIN ? 60 : 30 })
}

/**
 * The decimal mark of a column, proven by its own amounts or by others of the file. `unsure`: an amount such as '1,234'
 * that could mean two, because nothing in the file proves either and a home could use both. A message if the column
 * has both marks.
 */
export function markOf({
  table: { rows },
  times,
  candidate,
}: AmountsOf): { mark: DecimalMark; unsure: string | null } | string {
  const { mark, unsure, against } = amountNotation(cellsIn(candidate.rows, candidate.values))
  if (against !== null) {
    const row = candidate.rows[Math.floor(against / candidate.values.length)]
    return `${row?.place}: the amounts of “${candidate.heading}” have decimal points above this line and a decimal comma in it, or the reverse.`
  }
  if (mark !== null || unsure === null) return { mark: mark ?? '.', unsure: null }
  const width = Math.max(0, ...rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells.length))
  const others = Array.from({ length: width }, (_, column) => column).filter(
    (column) => column !== times.time && column !== times.clock?.column,
  )
  const file = amountNotation(cellsIn(rows.slice(0, SAMPLE_ROWS), others))
  if (file.mark !== null && file.against === null) return { mark: file.mark, unsure: null }
  if (!unsure.includes(',')) return { mark: '.', unsure: null }
  const isTooMuch = candidate.unit !== null && THOUSAND * kwhPer(candidate.unit) >= KWH_MAX
  return isTooMuch ? { mark: ',', unsure: null } : { mark: '.', unsure }
}

const THOUSAND = 1_000

function* cellsIn(rows: readonly TableRow[], columns: readonly number[]) {
  for (const { cells } of rows) for (const column of columns) yield cells[column] ?? ''
}
