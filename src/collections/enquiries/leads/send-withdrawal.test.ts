import { beforeEach, expect, test, vi } from 'vitest'

import { sendWithdrawal } from './send-withdrawal'

const NOW = '2026-11-20T10:15:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) })
  return () => vi.useRealTimers()
})

/** The updates that a change makes. */
async function updatesAfter({ from, to }: { from: string | null; to: string | null }) {
  const update = vi.fn()
  const change = {
    doc: { id: 5, consent: { marketingWithdrawnAt: to } },
    previousDoc: { consent: { marketingWithdrawnAt: from } },
    req: { payload: { update } },
  }
  expect(await sendWithdrawal(change as unknown as Parameters<typeof sendWithdrawal>[0])).toBe(change.doc)
  return update.mock.calls.map(([{ collection, where, data }]) => ({ collection, where, data }))
}

test('the lead is sent to the CRM again when the customer stops offers and news', async () => {
  expect(await updatesAfter({ from: null, to: NOW })).toEqual([
    {
      collection: 'deliveries',
      where: { lead: { equals: 5 }, channel: { equals: 'crm' }, state: { equals: 'sent' } },
      data: { state: 'waiting', attempts: 0, nextAttemptAt: NOW },
    },
  ])
})

test.each([
  ['has not stopped them', { from: null, to: null }],
  ['stopped them before', { from: NOW, to: NOW }],
  ['has agreed again', { from: NOW, to: null }],
])('nothing is sent for a lead that %s', async (_, change) => {
  expect(await updatesAfter(change)).toEqual([])
})
