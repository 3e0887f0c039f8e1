import { expect, test } from 'vitest'

import { isEditable, mayMove, movesInto, QUOTE_STATES, type QuoteMover, stateOn } from './quote-states'

const moves = (by: QuoteMover) =>
  QUOTE_STATES.flatMap(({ value: from }) =>
    QUOTE_STATES.flatMap(({ value: to }) => (mayMove({ from, to, by }) ? [`${from} → ${to}`] : [])),
  )

test('staff write, check, send and withdraw; only the customer accepts or declines', () => {
  expect(moves('staff')).toEqual([
    'draft → pending',
    'draft → sent',
    'pending → draft',
    'pending → sent',
    'sent → expired',
  ])
  expect(moves('customer')).toEqual(['sent → accepted', 'sent → declined'])
  expect(moves('time')).toEqual(['sent → expired'])
})

test('the states before a move are those that allow it', () => {
  expect(movesInto({ to: 'sent', by: 'staff' })).toEqual(['draft', 'pending'])
  expect(movesInto({ to: 'accepted', by: 'staff' })).toEqual([])
})

test('staff may change a quote until it is sent', () => {
  expect(QUOTE_STATES.map(({ value }) => value).filter(isEditable)).toEqual(['draft', 'pending'])
})

test('a sent quote is valid until the end of its last day', () => {
  const validUntil = '2026-12-24'
  expect(stateOn({ state: 'sent', validUntil, today: '2026-12-24' })).toBe('sent')
  expect(stateOn({ state: 'sent', validUntil, today: '2026-12-25' })).toBe('expired')
  expect(stateOn({ state: 'accepted', validUntil, today: '2026-12-25' })).toBe('accepted')
})
