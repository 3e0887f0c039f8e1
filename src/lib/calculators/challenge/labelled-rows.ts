import { isAmount, isMissing } from './amount-cells'
import type { Candidate } from './candidate'
import type { TableRow } from './consumption-table'
import { rankOf } from './energy-headings'
import { startIn, type TimeColumns } from './time-columns'

/** More than that are notes rather than registers of a home. */
const LABELS_MAX = 8
/** A register or fuel, and no band of a tariff: the rows of those belong together. */
const REGISTER = /import|export|consum|generat|produc|solar|batter|gas|electric|return|deliver/i

type LabelSearch = {
  headings: readonly string[]
  rows: readonly TableRow[]
  times: TimeColumns
  candidates: readonly Candidate[]
}

/**
 * Some files have a row for each register of the meter, such as Import and Export, named in a column of its own. Each
 * register then is a candidate, as if it had a column.
 */
export function labelledRows({ headings, rows, times, candidates }: LabelSearch): readonly Candidate[] {
  const taken = [
    times.time,
    times.clock?.column,
    ...candidates.flatMap(({ values, unitColumn }) => [...values, unitColumn]),
  ]
  for (const [column] of headings.entries()) {
    if (taken.includes(column)) continue
    const labels = labelsIn(rows, { column, times })
    if (labels.length < 2) continue
    return candidates.flatMap((candidate) =>
      labels.map((label) => ({
        ...candidate,
        heading: `${candidate.heading}, ${label}`,
        rank: rankOf(label),
        rows: rows.filter(({ cells }) => (cells[column] ?? '').trim() === label),
      })),
    )
  }
  return candidates
}

/** The labels of a column, if rows of the same time have different ones. */
function labelsIn(rows: readonly TableRow[], { column, times }: { column: number; times: TimeColumns }): string[] {
  const labels = new Set<string>()
  const labelAt = new Map<string, string>()
  let isRepeated = false
  for (const { cells } of rows) {
    const label = (cells[column] ?? '').trim()
    if (isMissing(label) || isAmount(label)) return []
    labels.add(label)
    if (labels.size > LABELS_MAX) return []
    const { start } = startIn(cells, times)
    isRepeated ||= (labelAt.get(start) ?? label) !== label
    labelAt.set(start, label)
  }
  return isRepeated && [...labels].some((label) => REGISTER.test(label)) ? [...labels] : []
}
