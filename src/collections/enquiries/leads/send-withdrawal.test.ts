import { beforeEach, expect, test, vi } from 'vitest'

import { sendToCrmAgain } from '@/lib/use-cases/deliveries/send-to-crm-again'

import { sendWithdrawal } from './send-withdrawal'

vi.mock('@/lib/use-cases/deliveries/send-to-crm-again', () => ({ sendToCrmAgain: vi.fn() }))
// Tested with the database: tests/integration/privacy/restore-notes.test.ts
vi.mock('@/lib/use-cases/people/objections', () => ({ noteObjection: vi.fn() }))

const TIME = '2026-11-20T10:15:00.000Z'

beforeEach(() => {
  vi.mocked(sendToCrmAgain).mockClear()
})

/** The leads that a change sends to the CRM again. */
async function sentAfter({ from, to }: { from: string | null; to: string | null }) {
  const change = {
    doc: { id: 5, consent: { marketingWithdrawnAt: to } },
    previousDoc: { consent: { marketingWithdrawnAt: from } },
    req: {},
  }
  expect(await sendWithdrawal(change as unknown as Parameters<typeof sendWithdrawal>[0])).toBe(change.doc)
  return vi.mocked(sendToCrmAgain).mock.calls.map(([, leadId]) => leadId)
}

test('the lead is sent to the CRM again when the customer stops offers and news', async () => {
  expect(await sentAfter({ from: null, to: TIME })).toEqual([5])
})

test.each([
  ['has not stopped them', { from: null, to: null }],
  ['stopped them before', { from: TIME, to: TIME }],
  ['has agreed again', { from: TIME, to: null }],
])('nothing is sent for a lead that %s', async (_, change) => {
  expect(await sentAfter(change)).toEqual([])
})
