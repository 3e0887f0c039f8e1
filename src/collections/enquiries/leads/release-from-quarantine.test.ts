import { beforeEach, expect, test, vi } from 'vitest'

import type { LeadStatus } from '@/lib/domain/leads/lead-status'

import { releaseFromQuarantine } from './release-from-quarantine'

const NOW = '2026-11-20T10:15:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) })
  return () => vi.useRealTimers()
})

type Change = {
  from: boolean | undefined
  to: boolean
  email?: string | null
  status?: LeadStatus
  wasWithdrawn?: boolean
  deliveries?: number
  operation?: 'create' | 'update'
}

/** The deliveries that a change creates. Calls the hook with only the arguments it reads. */
async function createdBy({
  from,
  to,
  email = 'ann@example.com',
  status = 'new',
  wasWithdrawn = false,
  deliveries = 0,
  operation = 'update',
}: Change) {
  const create = vi.fn()
  const change = {
    doc: { id: 5, email, status, quarantined: to },
    previousDoc: from === undefined ? undefined : { quarantined: from, status: wasWithdrawn ? 'withdrawn' : status },
    operation,
    req: { payload: { create, count: () => ({ totalDocs: deliveries }) } },
  }
  expect(await releaseFromQuarantine(change as unknown as Parameters<typeof releaseFromQuarantine>[0])).toBe(change.doc)
  return create.mock.calls.map(([{ data }]) => data)
}

const waiting = (channel: string) => ({ lead: 5, channel, state: 'waiting', attempts: 0, nextAttemptAt: NOW })

test('a released lead gets its deliveries', async () => {
  expect(await createdBy({ from: true, to: false })).toEqual([
    waiting('crm'),
    waiting('sales-email'),
    waiting('customer-email'),
  ])
})

test('a customer without an email address gets no email', async () => {
  expect(await createdBy({ from: true, to: false, email: null })).toEqual([waiting('crm'), waiting('sales-email')])
})

test('a lead that was released after its customer withdrew it gets them once it is reopened', async () => {
  expect(await createdBy({ from: false, to: false, wasWithdrawn: true, email: null })).toEqual([
    waiting('crm'),
    waiting('sales-email'),
  ])
})

test.each([
  ['has its deliveries already', { from: false, to: false, wasWithdrawn: true, deliveries: 3 }],
  ['stays held back', { from: true, to: true }],
  ['was never held back', { from: false, to: false }],
  ['its customer has withdrawn', { from: true, to: false, status: 'withdrawn' }],
  ['is new', { from: undefined, to: false, operation: 'create' }],
] as const)('nothing happens for a lead that %s', async (_, change) => {
  expect(await createdBy(change)).toEqual([])
})
