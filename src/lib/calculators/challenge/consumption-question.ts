import { ENERGY_UNITS, type EnergyUnit } from '@/lib/domain/challenge/energy-units'
import { type DecimalMark, numberIn } from '@/lib/domain/text/decimal-mark'
import { writtenNumber } from '@/lib/format/written-number'

import { isMissing, kwhIn } from './amount-cells'
import type { Candidate } from './candidate'
import { type AmountsOf, markOf } from './consumption-amounts'
import type { DaysRead } from './consumption-days'
import { readStamp } from './reading-stamp'
import { startIn } from './time-columns'

/** An answer: the index of a column of the question, its unit and its decimal mark. */
export type ColumnChoice = { column: number; unit: EnergyUnit; mark: DecimalMark }

/** One of the first amounts of a column: as written, and what it comes to. */
export type SampleRow = { time: string; amount: string; kwh: string }

/** A column as shown. `unit`: null if it is part of the question. `meanings`: of its commas, if they are part of it. */
type AskedColumn = { heading: string; unit: EnergyUnit | null; meanings: readonly Meaning[] | null }
type Meaning = { value: DecimalMark; label: string }

/** What a file leaves open: which column is meant, in which unit, and what its commas mean. */
export type ConsumptionQuestion = {
  columns: readonly AskedColumn[]
  /** The units that can be chosen for a column that names none. */
  units: typeof OFFERED_UNITS
  marks: readonly DecimalMark[]
  proposed: ColumnChoice
  /** What is proposed for a column. */
  choiceOf: (column: number) => ColumnChoice
  sample: (choice: ColumnChoice) => readonly SampleRow[]
  answer: (choice: ColumnChoice) => DaysRead
}

const OFFERED_UNITS = ENERGY_UNITS.slice(0, 6)

const SAMPLE_SIZE = 3

type Asked = Omit<AmountsOf, 'candidate'> & {
  candidates: readonly Candidate[]
  answer: (candidate: Candidate, choice: ColumnChoice) => DaysRead
}

/** The question about a file. Proposes what the home uses, then what it buys. */
export function questionOf({ candidates, answer, ...file }: Asked): ConsumptionQuestion {
  const notations = candidates.map((candidate) => {
    const read = markOf({ ...file, candidate })
    return typeof read === 'string' ? { mark: '.' as const, unsure: null } : read
  })
  const choiceOf = (column: number): ColumnChoice => {
    const candidate = candidates[column]
    const { mark, unsure } = notations[column] ?? { mark: '.', unsure: null }
    if (!candidate) return { column, unit: 'kwh', mark }
    if (candidate.unit !== null) return { column, unit: candidate.unit, mark }
    // 1,234 can be 1.234 kWh or 1,234 Wh, which is the same; more than that of kWh no home uses.
    const likely = unsure === null ? mark : ','
    return { column, unit: isTooLargeForKwh({ ...file, candidate }, likely) ? 'wh' : 'kwh', mark: likely }
  }
  return {
    columns: candidates.map(({ heading, unit }, column) => {
      const unsure = notations[column]?.unsure ?? null
      return { heading, unit, meanings: unsure === null ? null : meaningsOf(unsure) }
    }),
    units: OFFERED_UNITS,
    marks: ['.', ','],
    proposed: choiceOf(likeliest(candidates)),
    choiceOf,
    sample: ({ column, ...reading }) => {
      const candidate = candidates[column]
      return candidate ? sampleOf({ ...file, candidate }, reading) : []
    },
    answer: (choice) => {
      const candidate = candidates[choice.column]
      return candidate ? answer(candidate, choice) : { ok: false, message: 'Please choose a column.' }
    },
  }
}

function meaningsOf(unsure: string): Meaning[] {
  const written = (mark: DecimalMark) => writtenNumber(numberIn(unsure, mark) ?? 0, { most: 3 })
  return [
    { value: ',', label: `“${unsure}” is ${written(',')}: the comma marks the decimals` },
    { value: '.', label: `“${unsure}” is ${written('.')}: the comma separates thousands` },
  ]
}

/** The index of the candidate with the lowest rank; of several, one with a known unit, kWh before others. */
function likeliest(candidates: readonly Candidate[]): number {
  const order = ({ rank, unit }: Candidate) => rank * 3 + (unit === 'kwh' ? 0 : unit === null ? 2 : 1)
  return candidates.reduce(
    (best, candidate, index) => (order(candidate) < order(candidates[best] ?? candidate) ? index : best),
    0,
  )
}

/** Above what the median amount of a home cannot be in kWh, for readings within a day and of whole days. */
const USUAL_KWH_MAX = { withinDay: 15, day: 150 }

function isTooLargeForKwh({ times, candidate }: AmountsOf, mark: DecimalMark): boolean {
  const amounts = candidate.rows
    .flatMap(({ cells }) => candidate.values.map((value) => kwhIn(cells[value] ?? '', { mark, unit: 'kwh' })))
    .filter((kwh) => kwh > 0)
    .sort((a, b) => a - b)
  const [first, second] = candidate.rows
    .slice(0, 2)
    .map(({ cells }) => readStamp(startIn(cells, times).start, false)?.date)
  const isWithinDay = candidate.values.length > 1 || first === second
  return (amounts[Math.floor(amounts.length / 2)] ?? 0) > USUAL_KWH_MAX[isWithinDay ? 'withinDay' : 'day']
}

function sampleOf({ table: { headings }, times, candidate }: AmountsOf, reading: Omit<ColumnChoice, 'column'>) {
  const sample: SampleRow[] = []
  for (const { cells } of candidate.rows) {
    const { start } = startIn(cells, times)
    for (const value of candidate.values) {
      const amount = (cells[value] ?? '').trim()
      if (isMissing(amount)) continue
      const kwh = kwhIn(amount, reading)
      sample.push({
        time: candidate.values.length > 1 ? `${start}, ${(headings[value] ?? '').trim()}` : start,
        amount: amount.slice(0, 20),
        kwh: Number.isNaN(kwh) ? 'Not a number' : `${writtenNumber(kwh, { most: 3 })} kWh`,
      })
      if (sample.length === SAMPLE_SIZE) return sample
    }
  }
  return sample
}
