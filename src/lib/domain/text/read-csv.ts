import { positionAt, type TextPosition } from './text-position'

export type CsvRow = { cells: string[]; line: number }

export type CsvRead = { ok: true; rows: CsvRow[] } | { ok: false; position: TextPosition; message: string }

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
      if (!cell.ok) return { ok: false, position: positionAt(text, cell.at), message: cell.message }
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
