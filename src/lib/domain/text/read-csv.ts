import { positionAt, type TextPosition } from './text-position'

export type CsvRow = { cells: string[]; line: number }

export type CsvRead = { ok: true; rows: CsvRow[] } | { ok: false; position: TextPosition; message: string }

/** Delimiters used by spreadsheets in different countries. A file with the first may have the others within its cells. */
const SEPARATORS = ['\t', ';', ','] as const

/** About fourteen years of half-hours, and a quarter of a year of hours. */
const ROWS_MAX = 250_000
const COLUMNS_MAX = 2_500

/**
 * Rows of cells (RFC 4180), each with its first line number; empty lines are skipped. The delimiter is the tab, semicolon
 * or comma with which most of the first lines have the same number of cells, or the one in Excel's line 'sep=;'.
 */
export function readCsv(source: string): CsvRead {
  const marked = source.replace(/^\uFEFF/, '')
  const text = marked.includes('\n') ? marked : marked.replaceAll('\r', '\n') // as older programs on a Mac write
  const [named = '', given] = /^"?sep=([\t;,])"?\r?\n/i.exec(text) ?? []
  const separator = given ?? separatorOf(text)
  const refused = (at: number, message: string): CsvRead => ({ ok: false, position: positionAt(text, at), message })
  const rows: CsvRow[] = []
  let line = named === '' ? 1 : 2
  let at = named.length
  while (at < text.length) {
    const cells: string[] = []
    const first = line
    for (;;) {
      const cell = cellAt(text, at, separator)
      if (!cell.ok) return refused(cell.at, cell.message)
      if (cells.length === COLUMNS_MAX) return refused(at, `More than ${written(COLUMNS_MAX)} cells, the limit`)
      cells.push(cell.text)
      line += text.slice(at, cell.end).split('\n').length - 1
      at = cell.end
      if (text[at] !== separator) break
      at++
    }
    if (cells.some((cell) => cell.trim() !== '')) {
      if (rows.length === ROWS_MAX) return refused(at, `More than ${written(ROWS_MAX)} rows, the limit`)
      rows.push({ cells, line: first })
    }
    if (text[at] === '\r') at++
    at++
    line++
  }
  return { ok: true, rows }
}

const written = (count: number) => count.toLocaleString('en-GB')

type Cell = { ok: true; text: string; end: number } | { ok: false; at: number; message: string }

function cellAt(text: string, at: number, separator: string): Cell {
  const start = afterSpaces(text, at)
  if (text[start] !== '"') {
    const end = endOf(text, at, separator)
    const mark = text.slice(at, end).indexOf('"')
    if (mark >= 0)
      return { ok: false, at: at + mark, message: 'A quotation mark inside a cell that does not start with one' }
    return { ok: true, text: text.slice(at, end), end }
  }
  let end = start + 1
  for (;;) {
    end = text.indexOf('"', end)
    if (end < 0) return { ok: false, at: start, message: 'A cell begins with a quotation mark that is never closed' }
    if (text[end + 1] !== '"') break
    end += 2
  }
  const next = afterSpaces(text, end + 1)
  if (endOf(text, next, separator) !== next)
    return { ok: false, at: end + 1, message: 'There is something after a closing quotation mark' }
  return { ok: true, text: text.slice(start + 1, end).replaceAll('""', '"'), end: next }
}

function afterSpaces(text: string, at: number): number {
  let next = at
  while (text[next] === ' ') next++
  return next
}

function endOf(text: string, at: number, separator: string): number {
  for (let end = at; end < text.length; end++) {
    const sign = text[end]
    if (sign === separator || sign === '\n' || (sign === '\r' && text[end + 1] === '\n')) return end
  }
  return text.length
}

/** How much of a file is read to find its delimiter. */
const SAMPLE_LENGTH = 20_000
const SAMPLE_LINES = 20

function separatorOf(text: string): string {
  const lines = unquoted(text.slice(0, SAMPLE_LENGTH))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
  const agreeing = (separator: string) => {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const cells = line.split(separator).length
      if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1)
    }
    return Math.max(0, ...counts.values())
  }
  return SEPARATORS.map((separator) => ({ separator, lines: agreeing(separator) })).reduce((most, one) =>
    one.lines > most.lines ? one : most,
  ).separator
}

/** The text outside quotation marks. */
const unquoted = (text: string) =>
  text
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('')
