import { expect, test } from 'vitest'

import { periodsOf } from '@/lib/domain/retention/periods'

import { amountOf, heldData, maskedEmail, stayingData } from './held-data'

const HELD = [
  {
    called: 'Requests',
    purpose: 'To answer you',
    basis: 'Steps you asked for',
    kept: '{number:kept.leads} after the last contact',
    rows: [{ name: 'Ada' }, { name: null }],
    staying: 0,
    because: null,
  },
  {
    called: 'Orders',
    purpose: 'To deliver',
    basis: 'A duty',
    kept: 'For tax',
    rows: [{ town: 'Bath' }],
    staying: 1,
    because: 'VAT',
  },
]

test('what is held is told with how long it is kept', () => {
  const [requests] = heldData(HELD, periodsOf({ leads: 12 }))
  expect(requests).toMatchObject({
    count: 2,
    about: 'To answer you. Steps you asked for. Kept: 12 months after the last contact.',
    rows: [[{ term: 'Name', detail: 'Ada' }]],
  })
})

test('it is counted, and what stays is named with the reason', () => {
  const held = heldData(HELD, periodsOf({}))
  expect(amountOf(held)).toBe('3 entries in 2 lists')
  expect(amountOf(held.slice(1))).toBe('1 entry in 1 list')
  expect(stayingData(held)).toEqual([{ called: 'Orders', staying: 1, because: 'VAT' }])
})

test('an address is masked but for its first letter and its domain', () => {
  expect(maskedEmail('catherine@example.com')).toBe('c••••@example.com')
})
