/**
 * Parses spreadsheet clipboard text into rows of cells. Quoted cells may contain tabs, line breaks and doubled quotes.
 */
export function readTabSeparated(text: string): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  const add = (character: string) => {
    const row = rows.at(-1)
    if (row) row[row.length - 1] += character
  }
  const source = text.replaceAll('\r\n', '\n').replace(/\n$/, '')
  for (let index = 0; index < source.length; index++) {
    const character = source.charAt(index)
    if (isQuoted && character === '"' && source.charAt(index + 1) === '"') {
      add('"')
      index++
    } else if (isQuoted && character === '"') isQuoted = false
    else if (isQuoted) add(character)
    else if (character === '"' && rows.at(-1)?.at(-1) === '') isQuoted = true
    else if (character === '\t') rows.at(-1)?.push('')
    else if (character === '\n') rows.push([''])
    else add(character)
  }
  return rows
}

/** Rows of cells as spreadsheet clipboard text. */
export function writeTabSeparated(cells: readonly (readonly string[])[]): string {
  const written = (cell: string) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const lines = cells.map((row) => row.map(written).join('\t'))
  // An empty last row would be dropped otherwise.
  return lines.length > 1 ? lines.map((line) => `${line}\n`).join('') : lines.join('')
}
