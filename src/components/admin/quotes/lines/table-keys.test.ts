import { expect, test } from 'vitest'

import { type FocusedControl, tableAction } from './table-keys'

const PLAIN = { isAlt: false, isControl: false, isShift: false }
const on = (kind: FocusedControl['kind'], at: Partial<FocusedControl> = {}): FocusedControl => ({
  kind,
  isAtStart: false,
  isAtEnd: false,
  ...at,
})
const press = (key: string, control: FocusedControl, held: Partial<typeof PLAIN> = {}) =>
  tableAction({ key, ...PLAIN, ...held }, control)

test('arrows move between cells, but stay within a text until its edge and within a list of choices', () => {
  expect(press('ArrowLeft', on('text'))).toBeNull()
  expect(press('ArrowLeft', on('text', { isAtStart: true }))).toBe('left')
  expect(press('ArrowLeft', on('text', { isAtEnd: true }))).toBeNull()
  expect(press('ArrowRight', on('text', { isAtEnd: true }))).toBe('right')
  expect(press('ArrowRight', on('text', { isAtStart: true }))).toBeNull()
  expect([press('ArrowLeft', on('choice')), press('ArrowRight', on('tick'))]).toEqual(['left', 'right'])
  expect([press('ArrowUp', on('text')), press('ArrowDown', on('button'))]).toEqual(['up', 'down'])
  expect([press('ArrowUp', on('choice')), press('ArrowDown', on('choice'))]).toEqual([null, null])
  expect(press('ArrowLeft', on('text', { isAtStart: true }), { isShift: true })).toBeNull()
})

test('Enter adds a line, except on a button', () => {
  expect((['text', 'choice', 'tick', 'button'] as const).map((kind) => press('Enter', on(kind)))).toEqual([
    'add',
    'add',
    'add',
    null,
  ])
})

test('Alt moves the line, and nothing else', () => {
  expect(
    ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'Enter'].map((key) => press(key, on('choice'), { isAlt: true })),
  ).toEqual(['move-up', 'move-down', null, null])
})

test('Delete removes the line where it deletes no letters; with Ctrl anywhere', () => {
  expect(press('Delete', on('text'))).toBeNull()
  expect(press('Delete', on('text'), { isControl: true })).toBe('remove')
  expect([press('Delete', on('choice')), press('Delete', on('button'))]).toEqual(['remove', 'remove'])
})

test('other keys are left alone', () => {
  expect(['a', 'Tab', ' ', 'Escape'].map((key) => press(key, on('text')))).toEqual([null, null, null, null])
})
