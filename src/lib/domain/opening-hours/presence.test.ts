import { expect, test } from 'vitest'

import { DEFAULT_OPENING_HOURS } from './opening-hours'
import { isPresentAt, tellableAt, type Working } from './presence'

const hours = DEFAULT_OPENING_HOURS
const ALWAYS: Working = { isAway: false, awayUntil: null, week: [] }
const MORNINGS: Working = { ...ALWAYS, week: [{ weekday: '1', opens: '07:00', closes: '12:00' }] }
const isPresent = (working: Working, at: string) => isPresentAt(working, { at: new Date(at), hours })
const tellable = (working: Working, at: string) => tellableAt(working, { at: new Date(at), hours })?.toISOString()

test.each([
  ['in the hours of the desk', ALWAYS, '2026-11-30T10:00:00Z', true],
  ['not when the desk is closed', ALWAYS, '2026-11-30T18:00:00Z', false],
  ['in their own hours', MORNINGS, '2026-11-30T11:59:00Z', true],
  ['not beyond them', MORNINGS, '2026-11-30T12:00:00Z', false],
  ['not before the desk opens', MORNINGS, '2026-11-30T07:30:00Z', false],
  ['not on a day without hours', MORNINGS, '2026-12-01T10:00:00Z', false],
  ['not while away', { ...ALWAYS, isAway: true }, '2026-11-30T10:00:00Z', false],
  [
    'again once they are back',
    { ...ALWAYS, isAway: true, awayUntil: new Date('2026-11-30T10:00:00Z') },
    '2026-11-30T10:00:00Z',
    true,
  ],
] as const)('a colleague is present %s', (_when, working, at, expected) => {
  expect(isPresent(working, at)).toBe(expected)
})

test('emails are sent in working hours, or when those begin, but not during an absence', () => {
  expect(tellable(ALWAYS, '2026-11-30T10:00:00Z')).toBe('2026-11-30T10:00:00.000Z')
  expect(tellable(ALWAYS, '2026-11-30T18:00:00Z')).toBe('2026-12-01T08:00:00.000Z')
  expect(tellable(MORNINGS, '2026-11-30T13:00:00Z')).toBe('2026-12-07T07:00:00.000Z')
  expect(tellable({ ...ALWAYS, isAway: true }, '2026-11-30T10:00:00Z')).toBeUndefined()
})
