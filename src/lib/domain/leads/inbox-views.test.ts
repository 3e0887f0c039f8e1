import { expect, test } from 'vitest'

import { INBOX_STATUSES, INBOX_VIEWS, usualSort } from './inbox-views'
import { LEAD_STATUSES } from './lead-status'

test('the inbox opens with what is due, and sorts work by urgency and results by date', () => {
  expect(INBOX_VIEWS[0].value).toBe('due')
  expect(INBOX_VIEWS.filter(({ value }) => usualSort(value) === 'newest').map(({ value }) => value)).toEqual([
    'waiting',
    'quotes-out',
    'won-this-week',
    'spam',
  ])
})

test('the board has every status except the two that the inbox cannot set', () => {
  const others = LEAD_STATUSES.map(({ value }) => value).filter(
    (value) => !INBOX_STATUSES.some((each) => each === value),
  )
  expect(others).toEqual(['duplicate', 'withdrawn'])
})
