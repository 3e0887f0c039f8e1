import { isEnergyUnit, unitIn } from '@/lib/domain/challenge/energy-units'

import { amountIn, isAmount, isMissing } from './amount-cells'
import type { Candidate } from './candidate'
import { type ConsumptionTable, SAMPLE_ROWS, type TableRow } from './consumption-table'
import { isCountingUp } from './counting-up'
import { isEnergy, isNoAmount, isPower, rankOf, UNIT_HEADING } from './energy-headings'
import { isHalfHourHeading } from './half-hour-heading'
import { labelledRows } from './labelled-rows'
import { isDated } from './reading-stamp'
import { clockColumn, isUtc, timeColumn, type TimeColumns } from './time-columns'

export type ColumnsFound =
  | { ok: true; times: TimeColumns; candidates: readonly Candidate[] }
  /** `isHeading`: the line is a heading, but none of its columns can be used. */
  | { ok: false; isHeading: boolean; message: string }

/** Minimum number of half-hour or hour headings for a row to represent a whole day. */
const TIMES_OF_DAY_MIN = 24

const NO_COLUMNS =
  'The file needs a heading for the time, such as Start or Timestamp, and one for the consumption, such as Consumption (kWh), or for each half-hour, such as 00:00.'
const COUNTS_UP =
  'counts up like a meter, so it has readings instead of amounts. Type two of them under “Type a reading” instead.'
const UNKNOWN_UNIT = 'is in a unit that we don’t know. We read kWh, Wh, MWh, m³, ft³, therms, MJ and GJ.'
const POWER = 'is in kW or W, which is power rather than energy. Please open a file with kWh.'

/** Finds the columns of a supplier’s file. */
export function columnsOf({ headings, rows }: ConsumptionTable): ColumnsFound {
  const sample = rows.slice(0, SAMPLE_ROWS)
  const found = columnsOfDays(headings, rows, sample) ?? columnsOfReadings(headings, rows, sample)
  return found.ok ? { ...found, candidates: labelledRows({ headings, rows, ...found }) } : found
}

const refused = (message: string, isHeading = true): ColumnsFound => ({ ok: false, isHeading, message })

/** One row per reading. */
function columnsOfReadings(
  headings: readonly string[],
  rows: readonly TableRow[],
  sample: readonly TableRow[],
): ColumnsFound {
  const time = timeColumn(headings, sample)
  if (time < 0 || isDated(headings[time] ?? '')) return refused(NO_COLUMNS, false)
  const amounts = amountColumns(headings, { time, sample })
  const foreign = headings.find((heading) => isEnergy(heading) && unitIn(heading) === 'other')
  if (amounts.length === 0)
    return foreign ? refused(`“${titleOf(foreign)}” ${UNKNOWN_UNIT}`) : refused(NO_COLUMNS, false)
  const energy = amounts.filter((column) => !isPower(headings[column] ?? ''))
  if (energy.length === 0) return refused(`“${titleOf(headings[amounts[0] ?? 0])}” ${POWER}`)
  const used = energy.filter((column) => !isCountingUp({ heading: headings[column] ?? '', rows, column }))
  if (used.length === 0) return refused(`“${titleOf(headings[energy[0] ?? 0])}” ${COUNTS_UP}`)
  const clock = clockColumn(headings, [time, ...amounts])
  return {
    ok: true,
    times: {
      time,
      clock: clock < 0 ? null : { column: clock, isUtc: isUtc(headings[clock]) },
      isUtc: isUtc(headings[time]),
    },
    candidates: used.map((column) => ({
      heading: titleOf(headings[column]),
      values: [column],
      ...unitOf({ headings, sample, values: [column], named: [headings[column] ?? ''] }),
      rank: rankOf(headings[column] ?? ''),
      rows,
    })),
  }
}

/** Columns of numbers whose heading speaks of energy, or any columns of numbers if there are none. */
function amountColumns(
  headings: readonly string[],
  { time, sample }: { time: number; sample: readonly TableRow[] },
): number[] {
  const columns = headings.flatMap((heading, column) => (column === time || isNoAmount(heading) ? [] : [column]))
  const hasNumbers = (column: number) => sample.some(({ cells }) => isAmount(cells[column] ?? ''))
  const hasOnlyNumbers = (column: number) =>
    hasNumbers(column) && sample.every(({ cells }) => isAmount(cells[column] ?? '') || isMissing(cells[column] ?? ''))
  const named = columns.filter((column) => isEnergy(headings[column] ?? ''))
  if (named.length === 0) return columns.filter(hasOnlyNumbers)
  const numeric = named.filter(hasNumbers)
  return numeric.length > 0 ? numeric : named
}

/** One row per day with a column for each half-hour. Other columns, such as the meter or a total, are ignored. */
function columnsOfDays(
  headings: readonly string[],
  rows: readonly TableRow[],
  sample: readonly TableRow[],
): ColumnsFound | null {
  const values = headings.flatMap((heading, column) => (isHalfHourHeading(heading) ? [column] : []))
  if (values.length < TIMES_OF_DAY_MIN) return null
  const others = (heading: string, column: number) => (values.includes(column) ? '' : heading)
  const time = timeColumn(headings.map(others), sample)
  if (time < 0) return null
  const named = [...values.map((column) => headings[column] ?? ''), ...headings]
  const candidate = {
    heading: `${values.length} times of each day, ${titleOf(headings[values[0] ?? 0])} to ${titleOf(headings[values.at(-1) ?? 0])}`,
    values,
    ...unitOf({ headings, sample, values, named }),
    rank: 0,
    rows,
  }
  return { ok: true, times: { time, clock: null, isUtc: isUtc(headings[time]) }, candidates: [candidate] }
}

type UnitSearch = {
  headings: readonly string[]
  sample: readonly TableRow[]
  values: readonly number[]
  /** The headings that may name the unit, likeliest first. */
  named: readonly string[]
}

/** The unit of the headings, of a column of units, or of the first amount that has one. */
function unitOf({ headings, sample, values, named }: UnitSearch): Pick<Candidate, 'unit' | 'unitColumn'> {
  const [heading] = named.map(unitIn).filter(isEnergyUnit)
  if (heading) return { unit: heading, unitColumn: null }
  const column = headings.findIndex((name) => UNIT_HEADING.test(name.trim()))
  const written = sample.map(({ cells }) => cells[column] ?? '').filter((cell) => !isMissing(cell))
  if (written.length > 0) return { unit: written.map(unitIn).find(isEnergyUnit) ?? 'kwh', unitColumn: column }
  const [own] = sample
    .flatMap(({ cells }) => values.map((value) => amountIn(cells[value] ?? '').unit))
    .filter(isEnergyUnit)
  return { unit: own ?? null, unitColumn: null }
}

const TITLE_LENGTH = 100

const titleOf = (heading = '') => heading.trim().slice(0, TITLE_LENGTH)
