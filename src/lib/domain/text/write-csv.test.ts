import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readCsv } from './read-csv'
import { toCsv, withoutApostrophe } from './write-csv'

test('writes a line per row, quoting where needed', () => {
  expect(
    toCsv([
      ['Address', 'Words'],
      ['/a,b', 12],
      ['say "hello"', 'two\nlines'],
    ]),
  ).toBe('Address,Words\r\n"/a,b",12\r\n"say ""hello""","two\nlines"\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+cmd|x', "'+cmd|x"],
  ['-2+3', "'-2+3"],
  ["'=x", "'=x"],
  ['a', 'a'],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
])('%j becomes %j, so that spreadsheets do not run it', (text, written) => {
  expect(toCsv([[text]])).toBe(`${written}\r\n`)
  if (text !== written) expect(withoutApostrophe(written)).toBe(text)
})

test.each([-2, '-3', '+4.5'])('the signed number %j stays a number', (value) =>
  expect(toCsv([[value]])).toBe(`${value}\r\n`),
)

test('reads back as written, and no cell starts a formula', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('"', 'a,b', 'x\r\ny', '""', ';', ' ', '=1', '＝1', '-2'),
  )
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(rows, (body) => {
      // Most lines decide the delimiter, and a line of blank cells is skipped.
      const written = [['first', 'second'], ...body.map(([text]) => ['row', text])]
      const read = readCsv(toCsv(written))
      const cells = read.ok ? read.rows.map((row) => row.cells) : []
      expect(cells.map((row) => row.map(withoutApostrophe))).toEqual(written.map((row) => row.map(withoutApostrophe)))
      expect(cells.flat().filter((text) => /^[=@＝＋－＠\t\r]|^[+-](?!\d+(\.\d+)?$)/.test(text))).toEqual([])
    }),
  )
})

test('another reader finds the same cells (RFC 4180), and the same number of them in each line', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', '"', 'a,b', 'x\r\ny', '""', ' "a"', '\r', '\n'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 }), (rows) => {
      const read = parse(toCsv(rows), { record_delimiter: '\r\n' })
      expect(read.map((row) => row.map(withoutApostrophe))).toEqual(rows.map((row) => row.map(withoutApostrophe)))
    }),
  )
})
