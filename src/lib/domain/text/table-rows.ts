const BREAK = ' | '

/** The cells of one line: 'Solid brick | 2.1', or tab-separated. */
export function cellsOf(line: string): string[] {
  return line.split(/[|\t]/).map((cell) => cell.trim())
}

/** Rows of a table stored as lines of text; empty lines are skipped. */
export function rowsOf(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf)
}

/** Formats a line for `cellsOf`. Throws if a cell contains a delimiter. */
export function lineOf(cells: readonly string[]): string {
  const unfit = cells.find((cell) => /[|\t\r\n]/.test(cell))
  if (unfit !== undefined) throw new Error(`A table cell cannot contain a vertical bar, tab or line break: "${unfit}"`)
  return cells.join(BREAK)
}
