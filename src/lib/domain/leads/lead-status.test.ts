import { expect, it } from 'vitest'

import { isHandled, isOpenToCustomer, LEAD_STATUSES } from './lead-status'

it('counts every status but new as answered', () => {
  expect(LEAD_STATUSES.filter(({ value }) => isHandled(value)).map(({ value }) => value)).toEqual([
    'contacted',
    'quoted',
    'won',
    'lost',
    'spam',
    'duplicate',
    'withdrawn',
  ])
})

it('is open to its customer unless it is won, lost or withdrawn', () => {
  expect(LEAD_STATUSES.filter(({ value }) => isOpenToCustomer(value)).map(({ value }) => value)).toEqual([
    'new',
    'contacted',
    'quoted',
    'spam',
    'duplicate',
  ])
})
