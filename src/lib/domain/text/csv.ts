/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Rows as a file for spreadsheets (RFC 4180). A text that one would run as a formula gets an apostrophe before it, which shows it as text. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
