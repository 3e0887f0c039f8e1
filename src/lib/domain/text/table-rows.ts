const BREAK = ' | '

/** The cells of one line: 'Solid brick | 2.1' or the same with a tab. */
export function cellsOf(line: string): string[] {
  return line.split(/[|\t]/).map((cell) => cell.trim())
}

/** The rows of a table kept as lines of text; empty lines do not count. */
export function rowsOf(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf)
}

/** The line that `cellsOf` reads back. Throws when a cell holds what parts cells. */
export function lineOf(cells: readonly string[]): string {
  const unfit = cells.find((cell) => /[|\t\r\n]/.test(cell))
  if (unfit !== undefined) throw new Error(`A cell of a table cannot hold a stroke, a tab or a line break: "${unfit}"`)
  return cells.join(BREAK)
}
