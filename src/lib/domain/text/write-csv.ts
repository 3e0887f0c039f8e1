/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Characters that start a formula in spreadsheets, also in full width. A signed number is not a formula. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/
const SIGNED_NUMBER = /^[-+]\d+(?:\.\d+)?$/

/** Rows as CSV (RFC 4180). Text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map((cell) => toCell(String(cell))).join(',')}\r\n`).join('')
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) && !SIGNED_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Removes the apostrophe added by `toCsv`. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}
