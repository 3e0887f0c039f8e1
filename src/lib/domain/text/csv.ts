/** Characters that start a formula in spreadsheets. */
const FORMULA = /^[=+\-@\t\r]/

/** Rows as CSV (RFC 4180). Text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
