import { beforeEach, expect, test, vi } from 'vitest'

import { stampAnswered } from './stamp-answered'

const NOW = '2026-11-20T10:15:00.000Z'
const EARLIER = '2026-11-19T16:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) })
  return () => vi.useRealTimers()
})

/** Only what the hook reads of a change. */
const save = (data: { status?: string }, originalDoc?: { answeredAt: string | null }) =>
  stampAnswered({ data, originalDoc } as unknown as Parameters<typeof stampAnswered>[0])

test.each(['contacted', 'quoted', 'won', 'lost'])('the first change to %s is the answer', (status) => {
  expect(save({ status }, { answeredAt: null })).toEqual({ status, answeredAt: NOW })
})

test('a lead that is still new has no answer', () => {
  expect(save({ status: 'new' }, { answeredAt: null })).toEqual({ status: 'new' })
})

test('a change that says nothing of the status is no answer', () => {
  expect(save({}, { answeredAt: null })).toEqual({})
})

test('later changes keep the first answer', () => {
  expect(save({ status: 'won' }, { answeredAt: EARLIER })).toEqual({ status: 'won' })
})
