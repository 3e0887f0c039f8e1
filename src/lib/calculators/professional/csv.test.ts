import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { readCsv, withoutApostrophe, writeCsv } from './csv'

const cellsOf = (text: string) => {
  const read = readCsv(text)
  if (!read.ok) throw new Error(read.message)
  return read.rows.map(({ cells }) => cells)
}

describe('readCsv', () => {
  test.each([
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\n1,5\t2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    ['\uFEFFa,b', [['a', 'b']]],
    ['"a, ""b""\r\nc",d', [['a, "b"\r\nc', 'd']]],
    [
      'a,b\n\n , \nc,',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['', []],
  ])('%j', (text, rows) => expect(cellsOf(text)).toEqual(rows))

  it('reports the line each row starts on', () => {
    const read = readCsv('a,b\n"1\n2",x\n\nc,d')
    expect(read.ok && read.rows.map(({ line }) => line)).toEqual([1, 2, 5])
  })

  test.each([
    ['a,b\nc,"d', { line: 2, column: 3 }, /never closed/],
    ['a,b\nc,d"e', { line: 2, column: 4 }, /inside a cell/],
    ['a,"b"c', { line: 1, column: 6 }, /after a closing/],
  ])('%j is rejected with its position', (text, place, message) =>
    expect(readCsv(text)).toEqual({ ok: false, place, message: expect.stringMatching(message) }),
  )
})

describe('writeCsv', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+cmd|x', "'+cmd|x"],
    ['-2+3', "'-2+3"],
    ['-3', '-3'],
    ['+4.5', '+4.5'],
    ["'=x", "'=x"],
    ['a', 'a'],
    ['\t=1', "'\t=1"],
  ])('%j becomes %j, so that spreadsheets do not run it', (text, written) => {
    expect(writeCsv([[text]])).toBe(`${written}\r\n`)
    if (text !== written) expect(withoutApostrophe(written)).toBe(text)
  })

  it('round-trips any text', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('"', 'a,b', 'x\r\ny', '""', ';', ' '))
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(rows, (body) => {
        const written = [['first', 'second'], ...body.map((cells) => ['row', ...cells].slice(0, 2))]
        const again = cellsOf(writeCsv(written)).map((cells) => cells.map(withoutApostrophe))
        expect(again).toEqual(
          written.map((cells) => cells.map((text) => (text.startsWith("'") ? withoutApostrophe(text) : text))),
        )
      }),
    )
  })
})
