import { expect, it, test } from 'vitest'

import { isOpenToCustomer, LEAD_MOVES, LEAD_STATUSES, type LeadHappening, REPLY_STATUSES } from './lead-status'

const ALL = LEAD_STATUSES.map(({ value }) => value)

it('owes a reply in every open status, except while it waits for the customer', () => {
  expect(ALL.filter((status) => REPLY_STATUSES.some((each) => each === status))).toEqual(['new', 'contacted', 'quoted'])
})

it('is open to its customer unless it is won, lost or withdrawn', () => {
  expect(ALL.filter(isOpenToCustomer)).toEqual(['new', 'contacted', 'waiting', 'quoted', 'spam', 'duplicate'])
})

test.each<[LeadHappening, string, string[]]>([
  ['answered', 'contacted', ['new']],
  ['quote-sent', 'quoted', ['new', 'contacted', 'waiting', 'quoted', 'lost']],
  ['quote-question', 'quoted', ['new', 'contacted', 'waiting', 'quoted', 'lost']],
  ['quote-accepted', 'won', ALL],
  ['quote-declined', 'lost', ['new', 'contacted', 'waiting', 'quoted']],
  ['order-paid', 'won', ALL],
  ['order-cancelled', 'lost', ['new', 'contacted', 'waiting', 'quoted', 'won']],
  ['order-refunded', 'lost', ['new', 'contacted', 'waiting', 'quoted', 'won']],
  ['application-accepted', 'won', ['new', 'contacted', 'waiting', 'quoted', 'lost']],
  ['application-declined', 'lost', ['new', 'contacted', 'waiting', 'quoted']],
  ['application-reviewed', 'contacted', ['won', 'lost']],
])('%s moves a lead to %s', (happening, to, from) => {
  expect(LEAD_MOVES[happening].to).toBe(to)
  expect(ALL.filter((status) => LEAD_MOVES[happening].from.includes(status))).toEqual(from)
})

it('gives a reason whenever a lead is lost', () => {
  expect(Object.values(LEAD_MOVES).filter(({ to, lostReason }) => (to === 'lost') !== Boolean(lostReason))).toEqual([])
})
