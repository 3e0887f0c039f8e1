import fc from 'fast-check'
import { expect, test } from 'vitest'

import { coveredText } from './covered-text'

test.each([
  ['the order of its fields', { a: '1', b: '2' }, { b: '2', a: '1' }],
  ['how nothing is stored', { a: '1', b: null, c: '', d: [], e: {} }, { a: '1' }],
  ['the ids of rows', { rows: [{ id: 'x', a: '1' }] }, { rows: [{ a: '1' }] }],
  ['the time of a date', { on: '2026-11-03' }, { on: '2026-11-03T00:00:00.000Z' }],
])('is the same whatever %s', (_, one, other) => {
  expect(coveredText(one)).toBe(coveredText(other))
})

test.each([
  ['a word', { a: 'Warm at last.' }, { a: 'Warm at last!' }],
  ['a space', { a: 'Warm' }, { a: 'Warm ' }],
  ['the order of a list', { a: ['1', '2'] }, { a: ['2', '1'] }],
  ['an empty row between others', { a: ['1', '', '2'] }, { a: ['1', '2'] }],
  ['the name of a field', { a: '1' }, { b: '1' }],
  ['a nested word', { a: { b: [{ c: '1' }] } }, { a: { b: [{ c: '2' }] } }],
  ['a figure', { a: 1 }, { a: 2 }],
  ['a date', { on: '2026-11-03' }, { on: '2026-11-04' }],
])('changes with %s', (_, one, other) => {
  expect(coveredText(one)).not.toBe(coveredText(other))
})

test('two texts that differ are never the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      fc.pre(one !== other && Number.isNaN(Date.parse(one)))
      expect(coveredText({ quote: one })).not.toBe(coveredText({ quote: other }))
    }),
  )
})
