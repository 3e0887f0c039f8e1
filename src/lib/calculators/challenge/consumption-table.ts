import { readCsv } from '@/lib/domain/text/read-csv'

import { isDated } from './reading-stamp'

/** `place`: where the row is in the file, as errors name it: 'Line 3'. */
export type TableRow = { cells: readonly string[]; place: string }

/** Headings, and a row for each time or day. */
export type ConsumptionTable = { headings: readonly string[]; rows: readonly TableRow[] }

/** Rows from which is seen what the columns hold. */
export const SAMPLE_ROWS = 200

/** Lines in which a heading is looked for: some exports begin with a name and an address. */
const PREAMBLE_MAX = 20
/** Minimum number of times in a heading for the file to have its times across. */
const TIMES_ACROSS_MIN = 2

/**
 * The tables that a CSV file may be, likeliest first: one for each of the first lines that could be its heading. A file
 * with its times across (Home Assistant’s energy dashboard) is turned so that they go down.
 */
export function tablesIn(
  text: string,
): { ok: true; tables: Iterable<ConsumptionTable> } | { ok: false; message: string } {
  const read = readCsv(text)
  if (!read.ok) return { ok: false, message: `Line ${read.position.line}: ${read.message}.` }
  if (read.rows.length === 0) return { ok: false, message: 'The file is empty.' }
  const rows = read.rows.map(({ cells, line }) => ({ cells, place: `Line ${line}` }))
  return { ok: true, tables: tablesOf(rows) }
}

function* tablesOf(rows: readonly TableRow[]) {
  for (const [index, { cells }] of rows.slice(0, PREAMBLE_MAX).entries()) yield turned(cells, rows.slice(index + 1))
}

function turned(headings: readonly string[], rows: readonly TableRow[]): ConsumptionTable {
  const times = headings.flatMap((heading, column) => (isDated(heading) ? [column] : []))
  const labels = headings.flatMap((_, column) => (times.includes(column) ? [] : [column]))
  if (times.length < TIMES_ACROSS_MIN || labels.length === 0 || times.length < labels.length - 1)
    return { headings, rows }
  const labelOf = ({ cells }: TableRow) =>
    labels
      .map((column) => (cells[column] ?? '').trim())
      .filter(Boolean)
      .join(' ')
  return {
    headings: ['Start', ...rows.map(labelOf)],
    rows: times.map((column) => ({
      cells: [headings[column] ?? '', ...rows.map(({ cells }) => cells[column] ?? '')],
      place: `Column ${column + 1}`,
    })),
  }
}
