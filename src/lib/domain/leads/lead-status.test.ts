import { expect, it } from 'vitest'

import { isHandled, LEAD_STATUSES } from './lead-status'

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
