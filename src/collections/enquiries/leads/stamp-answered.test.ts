import { beforeEach, expect, test, vi } from 'vitest'

import { stampAnswered } from './stamp-answered'

const NOW = '2026-11-20T10:15:00.000Z'
const EARLIER = '2026-11-19T16:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) })
  return () => vi.useRealTimers()
})

/** Calls the hook with only the arguments it reads. */
const save = (data: { status?: string }, originalDoc?: { answeredAt: string | null }) =>
  stampAnswered({ data, originalDoc } as unknown as Parameters<typeof stampAnswered>[0])

test.each(['contacted', 'quoted', 'won', 'lost', 'spam', 'duplicate'])(
  'the first change to %s sets the response time',
  (status) => {
    expect(save({ status }, { answeredAt: null })).toEqual({ status, answeredAt: NOW })
  },
)

test('a new lead has no response time', () => {
  expect(save({ status: 'new' }, { answeredAt: null })).toEqual({ status: 'new' })
})

test('a change without a status sets no response time', () => {
  expect(save({}, { answeredAt: null })).toEqual({})
})

test('later changes keep the first response time', () => {
  expect(save({ status: 'won' }, { answeredAt: EARLIER })).toEqual({ status: 'won' })
})
