import { describe, expect, it, test } from 'vitest'

import { readCsv } from './read-csv'

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
  ])('%j is rejected with its position', (text, position, message) =>
    expect(readCsv(text)).toEqual({ ok: false, position, message: expect.stringMatching(message) }),
  )
})
