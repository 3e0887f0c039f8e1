import { type EnergyUnit, type UnitFound, unitIn } from '@/lib/domain/challenge/energy-units'

import { amountIn, isAmount, isMissing } from './amount-cells'
import type { ConsumptionTable, TableRow } from './consumption-table'
import { isCountingUp } from './counting-up'
import { isHalfHourHeading } from './half-hour-heading'
import { isDated } from './reading-stamp'

/** Where the start of a reading is. `clock` may hold the time of a reading whose `time` is a date alone. */
export type TimeColumns = { time: number; clock: { column: number; isUtc: boolean } | null; isUtc: boolean }

/**
 * Columns that could hold the energy used: one, or the half-hours of a day in order. `unit` is null if nothing in the
 * file names one; `unitColumn` holds the unit of each row.
 */
export type Candidate = {
  heading: string
  values: readonly number[]
  unit: EnergyUnit | null
  unitColumn: number | null
  /** Lower is likelier: what the home uses, what it buys, energy of any kind, what it produces, exports or stores. */
  rank: number
}

export type ColumnsFound =
  | { ok: true; times: TimeColumns; candidates: readonly Candidate[] }
  /** `isHeading`: the line is a heading, but none of its columns can be used. */
  | { ok: false; isHeading: boolean; message: string }

/** Minimum number of half-hour or hour headings for a row to represent a whole day. */
const TIMES_OF_DAY_MIN = 24
const SAMPLE_ROWS = 200

const TIME = /start|time|date|from|day|period|datum|zeit/i
const CLOCK = /start|time|from/i
const END = /(?:^|[^a-z])(?:end|to$)|[a-z]End/
const MONEY = /cost|price|tariff|£|\$|€|pence|\(p\)|p\/|gbp|(?<![a-z])eur(?![a-z])|bill|(?<![a-z])vat(?![a-z])/i
const NO_ENERGY =
  /quality|status|flag|temp|humid|serial|mpan|mprn|meter (?:no|number|id|point)|(?<![a-z])id(?![a-z])|timestamp|date|carbon|co2|calorific|factor|correction|standing charge/i
const ENERGY =
  /consum|usage|(?<![a-z])used?(?![a-z])|energy|import|export|produc|generat|yield|(?<![a-z])pv(?![a-z])|solar|grid|batter|home|house|load|demand|(?<![a-z])net(?![a-z])|feed|deliver|return|value|amount|quantity|bought|sold|verbrauch|verbruik|einspeis|bezug|ertrag/i

const RANKS = [
  /consum|usage|(?<![a-z])used?(?![a-z])|demand|load|home|house|verbrauch|verbruik/i,
  /import|grid|bought|purchas|deliver|bezug/i,
]
const NOT_USED_IN_HOME =
  /export|produc|generat|yield|(?<![a-z])pv(?![a-z])|solar|batter|powerwall|feed|return|self|to grid|inverter|wind|charg|surplus|excess|sold|water|device|einspeis|ertrag/i

const UNIT_HEADING = /^units?(?: of measure(?:ment)?)?$/i

const NO_COLUMNS =
  'The file needs a heading for the time, such as Start or Timestamp, and one for the consumption, such as Consumption (kWh), or for each half-hour, such as 00:00.'
const COUNTS_UP =
  'counts up like a meter, so it has readings instead of amounts. Type two of them under “Type a reading” instead.'
const POWER = 'is in kW or W, which is power rather than energy. Please open a file with kWh.'

/** Finds the columns of a supplier’s file. */
export function columnsOf({ headings, rows }: ConsumptionTable): ColumnsFound {
  const sample = rows.slice(0, SAMPLE_ROWS)
  return columnsOfDays(headings, sample) ?? columnsOfReadings(headings, rows, sample)
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
  if (amounts.length === 0) return refused(NO_COLUMNS, false)
  const energy = amounts.filter((column) => !isPower(headings[column] ?? ''))
  if (energy.length === 0) return refused(`“${titleOf(headings[amounts[0] ?? 0])}” ${POWER}`)
  const used = energy.filter((column) => !isCountingUp({ heading: headings[column] ?? '', rows, column }))
  if (used.length === 0) return refused(`“${titleOf(headings[energy[0] ?? 0])}” ${COUNTS_UP}`)
  const clock = headings.findIndex(
    (heading, column) =>
      CLOCK.test(heading) &&
      !END.test(heading) &&
      !/date/i.test(heading) &&
      column !== time &&
      !amounts.includes(column),
  )
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
    })),
  }
}

/** The column named after a time whose cells are dates; else one of dates; else one named after a time. */
function timeColumn(headings: readonly string[], sample: readonly TableRow[]): number {
  const isNamed = (heading: string) => TIME.test(heading) && !/consumption/i.test(heading) && !END.test(heading)
  const hasDates = (column: number) => sample.some(({ cells }) => isDated(cells[column] ?? ''))
  const isUnix = (column: number) => sample.some(({ cells }) => /^\d{10}(?:\d{3})?$/.test((cells[column] ?? '').trim()))
  const find = (test: (heading: string, column: number) => boolean) => headings.findIndex(test)
  const both = find((heading, column) => isNamed(heading) && (hasDates(column) || isUnix(column)))
  if (both >= 0) return both
  const dated = find((heading, column) => hasDates(column) && !END.test(heading))
  return dated >= 0 ? dated : find(isNamed)
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

const isEnergy = (heading: string) => ENERGY.test(heading) || isUnit(unitIn(heading)) || isPower(heading)
const isPower = (heading: string) => unitIn(heading) === 'power'

/** Whether a heading is of anything else, or is itself a number: then the line is none of headings. */
function isNoAmount(heading: string): boolean {
  if (END.test(heading) || MONEY.test(heading) || isHalfHourHeading(heading) || isAmount(heading)) return true
  const unit = unitIn(heading)
  return unit === 'other' || (!isUnit(unit) && (NO_ENERGY.test(heading) || UNIT_HEADING.test(heading.trim())))
}

/** One row per day with a column for each half-hour. Other columns, such as the meter or a total, are ignored. */
function columnsOfDays(headings: readonly string[], sample: readonly TableRow[]): ColumnsFound | null {
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
  }
  return { ok: true, times: { time, clock: null, isUtc: isUtc(headings[time]) }, candidates: [candidate] }
}

const isUtc = (heading = '') => /utc|gmt/i.test(heading)

type UnitSearch = {
  headings: readonly string[]
  sample: readonly TableRow[]
  values: readonly number[]
  /** The headings that may name the unit, likeliest first. */
  named: readonly string[]
}

/** The unit of the headings, of a column of units, or of the first amount that has one. */
function unitOf({ headings, sample, values, named }: UnitSearch): Pick<Candidate, 'unit' | 'unitColumn'> {
  const [heading] = named.map(unitIn).filter(isUnit)
  if (heading) return { unit: heading, unitColumn: null }
  const column = headings.findIndex((name) => UNIT_HEADING.test(name.trim()))
  const [row] = sample.map(({ cells }) => unitIn(cells[column] ?? '')).filter(isUnit)
  if (row) return { unit: row, unitColumn: column }
  const [own] = sample.flatMap(({ cells }) => values.map((value) => amountIn(cells[value] ?? '').unit)).filter(isUnit)
  return { unit: own ?? null, unitColumn: null }
}

const isUnit = (unit: UnitFound): unit is EnergyUnit => unit !== null && unit !== 'power' && unit !== 'other'

function rankOf(heading: string): number {
  if (NOT_USED_IN_HOME.test(heading)) return RANKS.length + 1
  const rank = RANKS.findIndex((words) => words.test(heading))
  return rank < 0 ? RANKS.length : rank
}

/** Whether a column surely holds what the home uses, rather than what it produces, exports or stores. */
export const isUsedInHome = ({ rank }: Candidate): boolean => rank <= RANKS.length

const TITLE_LENGTH = 60

const titleOf = (heading = '') => heading.trim().slice(0, TITLE_LENGTH)
