import { type Place, pointerAt } from './json-pointers'

export type CsvRow = { cells: string[]; line: number }

export type CsvRead = { ok: true; rows: CsvRow[] } | { ok: false; place: Place; message: string }

/** Delimiters used by spreadsheets in different countries. */
const SEPARATORS = [',', ';', '\t']

/**
 * Rows of cells (RFC 4180), each with its first line number; empty lines are skipped. The delimiter (comma, semicolon
 * or tab) is detected from the first line.
 */
export function readCsv(source: string): CsvRead {
  const text = source.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let line = 1
  let at = 0
  while (at < text.length) {
    const cells: string[] = []
    const first = line
    for (;;) {
      const cell = cellAt(text, at, separator)
      if (!cell.ok) return { ok: false, place: pointerAt(text, cell.at), message: cell.message }
      cells.push(cell.text)
      line += text.slice(at, cell.end).split('\n').length - 1
      at = cell.end
      if (text[at] !== separator) break
      at++
    }
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
    line++
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, line: first })
  }
  return { ok: true, rows }
}

type Cell = { ok: true; text: string; end: number } | { ok: false; at: number; message: string }

function cellAt(text: string, at: number, separator: string): Cell {
  if (text[at] !== '"') {
    const end = endOf(text, at, separator)
    const mark = text.slice(at, end).indexOf('"')
    if (mark >= 0)
      return { ok: false, at: at + mark, message: 'A quotation mark inside a cell that does not start with one' }
    return { ok: true, text: text.slice(at, end), end }
  }
  let end = at + 1
  for (;;) {
    end = text.indexOf('"', end)
    if (end < 0) return { ok: false, at, message: 'A cell begins with a quotation mark that is never closed' }
    if (text[end + 1] !== '"') break
    end += 2
  }
  if (endOf(text, end + 1, separator) !== end + 1)
    return { ok: false, at: end + 1, message: 'There is something after a closing quotation mark' }
  return { ok: true, text: text.slice(at + 1, end).replaceAll('""', '"'), end: end + 1 }
}

function endOf(text: string, at: number, separator: string): number {
  for (let end = at; end < text.length; end++) {
    const sign = text[end]
    if (sign === separator || sign === '\n' || (sign === '\r' && text[end + 1] === '\n')) return end
  }
  return text.length
}

function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  const counted = SEPARATORS.map((separator) => ({ separator, count: head.split(separator).length }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most), { separator: ',', count: 1 }).separator
}

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Characters that start a formula in spreadsheets. A signed number is not a formula. */
const FORMULA = /^[=+\-@\t\r]/
const SIGNED_NUMBER = /^[-+]\d+(?:\.\d+)?$/

/** CSV with CRLF line endings. Cells that a spreadsheet would run as a formula are prefixed with an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(writtenCell).join(',')}\r\n`).join('')
}

function writtenCell(text: string): string {
  const safe = FORMULA.test(text) && !SIGNED_NUMBER.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Removes the apostrophe added by `writeCsv`. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}
