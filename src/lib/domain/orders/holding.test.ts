import { expect, test } from 'vitest'

import { cardHeldUntil, confirmBy, HELD_PIECES, isHeldPieces, isMostlyHeld, payBy } from './holding'

test('an order holds its goods for two hours until its email address is confirmed', () => {
  expect(confirmBy(new Date('2026-11-28T23:30:00Z')).toISOString()).toBe('2026-11-29T01:30:00.000Z')
})

test.each([
  ['2026-11-27T16:00:00Z', '2026-12-03T00:00:00.000Z'],
  ['2027-03-24T23:30:00Z', '2027-03-31T23:00:00.000Z'],
  ['2026-07-01T22:59:00Z', '2026-07-06T23:00:00.000Z'],
])('confirmed at %s, it holds them until the end of the third working day in London, %s', (confirmedAt, expected) => {
  expect(payBy({ confirmedAt: new Date(confirmedAt), closedDates: [] }).toISOString()).toBe(expected)
})

test('a payment page keeps the goods for longer than the 30 minutes that Stripe requires', () => {
  const opened = new Date('2026-11-28T12:00:00Z')
  expect((cardHeldUntil(opened).getTime() - opened.getTime()) / 60_000).toBeGreaterThan(31)
})

test.each([
  [25, 75, false],
  [26, 74, true],
  [0, 0, false],
  [1, 0, true],
])('%i held and %i left: staff are told is %s', (held, left, isTold) => {
  expect(isMostlyHeld({ held, left })).toBe(isTold)
})

test.each([
  [1, true],
  [HELD_PIECES.max, true],
  [0, false],
  [HELD_PIECES.max + 1, false],
  [1.5, false],
  ['40', false],
  [null, false],
])('%j may be entered is %s', (value, isValid) => {
  expect(isHeldPieces(value)).toBe(isValid)
})
