import { describe, expect, test } from 'vitest'

import { neededRows, readRows, resolver, type Row, writeRows } from './react-copy'

const COPY = [
  ':HL["/a.css","style"]',
  '5:X',
  '5:C',
  '1:"$Sreact.fragment"',
  '2:I[7,["$3"],"Menu"]',
  '3:"/a.js"',
  '4:T6,£5\n$a',
].join('\n')

describe('React’s copy of a page', () => {
  test('is read as rows, and long texts as strings', () => {
    expect(readRows(`${COPY}0:["$L2","$4"]\n`)).toEqual([
      { id: '', line: 'HL["/a.css","style"]' },
      { id: '5', line: 'X' },
      { id: '5', line: 'C' },
      { id: '1', model: '$Sreact.fragment' },
      { id: '2', line: 'I[7,["$3"],"Menu"]' },
      { id: '3', model: '/a.js' },
      { id: '4', model: '£5\n$a' },
      { id: '0', model: ['$L2', '$4'] },
    ])
  })

  test('is written as it was read', () => {
    const copy = ':HL["/a.css"]\n1:I[7,[],"Menu"]\n0:["$","$L1",null,{"a":"é"}]\n'
    expect(writeRows(readRows(copy))).toBe(copy)
  })

  test('keeps a long text that begins with a dollar sign a text', () => {
    expect(readRows('1:T2,$a0:"$1"\n')[0]).toEqual({ id: '1', model: '$$a' })
  })

  test.each(['1:E{"digest":"1"}\n', '1:C"$2"\n', '1:o4,\n\n\n\n', '1:U4,\n\n\n\n'])(
    'is refused if it has rows of another kind: %j',
    (copy) => {
      expect(() => readRows(copy)).toThrow()
    },
  )

  test.each(['0', '0:1', '0:{\n', '0:T4'])('is refused if it ends too early: %j', (copy) => {
    expect(() => readRows(copy)).toThrow()
  })
})

describe('rows that are needed', () => {
  const rows: Row[] = [
    { id: '', line: 'HL["/a.css","style"]' },
    { id: '1', model: ['named by nothing', '$L6'] },
    { id: '2', line: 'I[7,["$3"],"Menu"]' },
    { id: '3', model: '/a.js' },
    { id: 'a4', line: 'I[8,["$b0"],"$b1"]' },
    { id: 'b0', model: '/b.js' },
    { id: 'b1', model: 'Form' },
    { id: '0', model: [['$', '$L2', null, {}], '$4:props:a', '$@5', '$La4'] },
    { id: '4', model: '$undefined' },
    { id: '5', model: 'at last' },
    { id: '6', model: 'named by what nothing names' },
  ]

  test('are all, as long as none changes', () => {
    expect(neededRows(rows, (row) => row)).toEqual(rows)
  })

  test('are not those that were named only by what has changed', () => {
    const needed = neededRows(rows, (row) => (row.id === '0' ? { id: '0', model: '$5' } : row))
    expect(needed.map(({ id }) => id)).toEqual(['', '1', '0', '5', '6'])
  })
})

describe('a reference', () => {
  const resolve = resolver([
    { id: '1f', model: ['$', 'p', null, { children: ['$2', { a: 1 }] }] },
    { id: '2', model: ['$', 'b', null, { id: 'x' }] },
    { id: '3', line: 'I[7,[],"Menu"]' },
  ])

  test.each([
    ['$2', ['$', 'b', null, { id: 'x' }]],
    ['$L2', ['$', 'b', null, { id: 'x' }]],
    ['$1f:props:children:1:a', 1],
    ['$1f:props:children:0:props:id', 'x'],
    ['$3', undefined],
    ['$L9', undefined],
    ['$1f:key', undefined],
    ['$2:props:id:length', undefined],
    ['$undefined', undefined],
  ])('%s stands for what it names', (reference, model) => {
    expect(resolve(reference)).toEqual(model)
  })
})
