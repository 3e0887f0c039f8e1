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
    ['sep=;\na;b,c', [['a', 'b,c']]],
    [
      'a,b\rc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '"a", "b" \nc, d',
      [
        ['a', 'b'],
        ['c', ' d'],
      ],
    ],
    [
      'Usage, total (kWh);Date\n0,5;1\n1,5;2',
      [
        ['Usage, total (kWh)', 'Date'],
        ['0,5', '1'],
        ['1,5', '2'],
      ],
    ],
    ['Sold by: A, B, C\nDate;kWh\n1;0,5\n2;0,5', [['Sold by: A, B, C'], ['Date', 'kWh'], ['1', '0,5'], ['2', '0,5']]],
    [
      '"a;b;c",d\n"e;f;g",h',
      [
        ['a;b;c', 'd'],
        ['e;f;g', 'h'],
      ],
    ],
  ])('%j', (text, rows) => expect(cellsOf(text)).toEqual(rows))

  it('reads long files and refuses longer ones, naming the limit', () => {
    expect(readCsv('a,b\n'.repeat(250_000))).toMatchObject({ ok: true })
    expect(readCsv('a,b\n'.repeat(250_001))).toMatchObject({ ok: false, message: 'More than 250,000 rows, the limit' })
    expect(readCsv(','.repeat(2_499))).toMatchObject({ ok: true })
    expect(readCsv(`a\n${','.repeat(2_500)}`)).toMatchObject({
      ok: false,
      position: { line: 2 },
      message: 'More than 2,500 cells, the limit',
    })
  })

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
