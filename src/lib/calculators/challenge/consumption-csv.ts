import { writtenNumber } from '@/lib/format/written-number'

import { amountsIn, type AmountsOf, markOf, type Reading } from './consumption-amounts'
import { type ColumnsFound, columnsOf } from './consumption-columns'
import { daysOf, type DaysRead } from './consumption-days'
import { type ConsumptionQuestion, questionOf } from './consumption-question'
import { type ConsumptionTable, tablesIn } from './consumption-table'
import { isUsedInHome } from './energy-headings'
import { readStamp } from './reading-stamp'
import { startIn } from './time-columns'

/** The days of a file, why it cannot be read, or what the visitor must answer for it to be read. */
export type ConsumptionRead = DaysRead | { ok: false; message: string; question: ConsumptionQuestion }

/** About eleven years of half-hours. */
const READINGS_MAX = 200_000
const TOO_MANY = `The file has more readings than we can open: at most ${writtenNumber(READINGS_MAX)}, about eleven years of half-hours.`

/**
 * Reads daily kWh from a supplier’s file of half-hours or days (Octopus, n3rgy, Bright, SolarEdge, Home Assistant and
 * others): a CSV with a column for the start and one for the consumption, or with a row for each day and a column for
 * each half-hour, in any unit of energy or gas. If several columns qualify, or the unit is unknown, the answer is a
 * question: nothing is guessed. If a time has two amounts, the later one is used; a date without a time that has two is
 * refused. Days with gaps are left out.
 */
export function readConsumption(text: string): ConsumptionRead {
  const read = tablesIn(text)
  if (!read.ok) return read
  const { table, found } = likeliestTable(read.tables)
  if (!found.ok) return { ok: false, message: found.message }
  const { times, candidates } = found
  const [only] = candidates
  if (!only) return { ok: false, message: 'There is no column of energy.' }
  if (table.rows.length * only.values.length > READINGS_MAX) return { ok: false, message: TOO_MANY }
  const mark = markOf({ table, times, candidate: only })
  if (candidates.length === 1 && typeof mark === 'string') return { ok: false, message: mark }
  const isUnsure = typeof mark !== 'string' && mark.unsure !== null
  if (candidates.length === 1 && only.unit !== null && typeof mark !== 'string' && !isUnsure && isUsedInHome(only))
    return readColumn({ table, times, candidate: only }, { unit: only.unit, mark: mark.mark })
  if (table.rows.length === 0) return { ok: false, message: 'There are no readings below the headings.' }
  return {
    ok: false,
    message: reasonOf({ count: candidates.length, isUnitKnown: only.unit !== null, isUnsure }),
    question: questionOf({
      table,
      times,
      candidates,
      answer: (candidate, { unit, mark: chosen }) =>
        readColumn({ table, times, candidate }, { unit: candidate.unit ?? unit, mark: chosen }),
    }),
  }
}

/** The first table whose first row begins with a date; else the first with all columns; else why there is none. */
function likeliestTable(tables: Iterable<ConsumptionTable>): { table: ConsumptionTable; found: ColumnsFound } {
  const tried: { table: ConsumptionTable; found: ColumnsFound }[] = []
  for (const table of tables) {
    const found = columnsOf(table)
    const [row] = table.rows
    if (found.ok && row && readStamp(startIn(row.cells, found.times).start, false)) return { table, found }
    tried.push({ table, found })
  }
  const [first] = tried
  if (!first) throw new Error('A file has at least one table')
  return tried.find(({ found }) => found.ok) ?? tried.find(({ found }) => !found.ok && found.isHeading) ?? first
}

function readColumn(of: AmountsOf, reading: Reading): DaysRead {
  const mark = markOf(of)
  if (typeof mark === 'string') return { ok: false, message: mark }
  const amounts = amountsIn(of, reading)
  return typeof amounts === 'string' ? { ok: false, message: amounts } : daysOf([...amounts.values()], reading.unit)
}

type Reasons = { count: number; isUnitKnown: boolean; isUnsure: boolean }

function reasonOf({ count, isUnitKnown, isUnsure }: Reasons): string {
  if (count > 1) return 'This file has several columns of energy.'
  if (!isUnitKnown) return 'This file doesn’t say in which unit its amounts are.'
  return isUnsure ? 'The commas in this file can be read in two ways.' : 'This column may not be what your home uses.'
}
