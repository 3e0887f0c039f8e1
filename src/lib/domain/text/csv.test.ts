import fc from 'fast-check'
import { expect, test } from 'vitest'

import { toCsv } from './csv'

test('writes a line per row, quoting where needed', () => {
  expect(
    toCsv([
      ['Address', 'Words'],
      ['/a,b', 12],
      ['say "hello"', 'two\nlines'],
    ]),
  ).toBe('Address,Words\r\n"/a,b",12\r\n"say ""hello""","two\nlines"\r\n')
})

test.each(['=1+1', '+44', '-2', '@SUM(A1)', '\t=1', '\r=1'])('%j is text rather than a formula', (text) => {
  expect(toCsv([[text]])).toMatch(/^"?'/)
})

test('a negative number stays a number', () => expect(toCsv([[-2]])).toBe('-2\r\n'))

test('round-trips, and no cell starts a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (cells) => {
      const [read = []] = parse(toCsv([cells]))
      expect(read.map((cell, index) => cell === cells[index] || cell === `'${cells[index]}`)).toEqual(
        cells.map(() => true),
      )
      expect(read.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    }),
  )
})

/** An independent reader for testing the writer. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  let [cell, isQuoted] = ['', false]
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ''
    if (isQuoted && char === '"' && text[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1]
    else if (char === '"') isQuoted = !isQuoted
    else if (!isQuoted && char === ',') [cell] = ['', rows.at(-1)?.push(cell)]
    else if (!isQuoted && char === '\r') [cell, at] = ['', (rows.at(-1)?.push(cell), rows.push([]), at + 1)]
    else cell += char
  }
  return rows.slice(0, -1)
}
