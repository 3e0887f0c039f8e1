import { COLUMNS, faultField } from './columns'
import type { Faults } from './read-sheet'
import type { RowResult } from './sheet-result'

/** Errors of a row by field; null if there are none. */
export function faultsOf({ read, result }: RowResult): Faults | null {
  if (read.state === 'unready') return Object.keys(read.faults).length > 0 ? read.faults : null
  return result?.ok === false ? { [result.field]: result.message } : null
}

/** The same by column heading, in column order; 'Parts' for errors without a column. */
export function faultsByHeading(faults: Faults): { heading: string; message: string }[] {
  const places = new Map(COLUMNS.map((column, place) => [faultField(column), place]))
  const placeOf = (field: string) => places.get(field) ?? COLUMNS.length
  return Object.entries(faults)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([field, message]) => ({ heading: headingOf(field), message }))
}

function headingOf(field: string): string {
  return COLUMNS.find((column) => faultField(column) === field)?.heading ?? 'Parts'
}
