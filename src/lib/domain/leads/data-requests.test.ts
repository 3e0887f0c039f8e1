import { expect, test } from 'vitest'

import { DATA_COMPLAINT, DATA_REQUEST, dataRequestDueAt, isDataSource } from './data-requests'

test.each([
  ['on the same day of the next month', '2026-11-15T10:00:00Z', '2026-12-15T10:00:00.000Z'],
  ['on the last day of a shorter month', '2027-01-31T10:00:00Z', '2027-02-28T10:00:00.000Z'],
  ['on the last day of February in a leap year', '2028-01-30T10:00:00Z', '2028-02-29T10:00:00.000Z'],
  ['in the next year', '2026-12-31T10:00:00Z', '2027-01-31T10:00:00.000Z'],
  ['at the same time in London, whatever the clocks do', '2027-03-10T10:00:00Z', '2027-04-10T09:00:00.000Z'],
])('a request is due %s', (_what, received, due) => {
  expect(dataRequestDueAt(DATA_REQUEST, new Date(received)).toISOString()).toBe(due)
})

test('a complaint is acknowledged within 30 days', () => {
  expect(dataRequestDueAt(DATA_COMPLAINT, new Date('2027-01-31T10:00:00Z')).toISOString()).toBe(
    '2027-03-02T10:00:00.000Z',
  )
})

test('only these two are about data', () => {
  expect([DATA_COMPLAINT, DATA_REQUEST, 'retrofit', undefined].map(isDataSource)).toEqual([true, true, false, false])
})
