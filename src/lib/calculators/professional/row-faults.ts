import { COLUMNS, faultField } from './columns'
import type { Faults } from './read-sheet'
import type { RowResult } from './sheet-result'

/** Errors of a row by field; null if there are none. */
export function faultsOf({ read, result }: RowResult): Faults | null {
  if (read.state === 'unready') return Object.keys(read.faults).length > 0 ? read.faults : null
  return result?.ok === false ? { [result.field]: result.message } : null
}

/** The same by column heading, in column order. Errors without a column are listed under 'Parts'. */
export function faultsByHeading(faults: Faults): { heading: string; message: string }[] {
  const indexes = new Map(COLUMNS.map((column, index) => [faultField(column), index]))
  const orderOf = (field: string) => indexes.get(field) ?? COLUMNS.length
  return Object.entries(faults)
    .toSorted(([one], [other]) => orderOf(one) - orderOf(other))
    .map(([field, message]) => ({ heading: headingOf(field), message }))
}

function headingOf(field: string): string {
  return COLUMNS.find((column) => faultField(column) === field)?.heading ?? 'Parts'
}
