import { expect, test } from 'vitest'

import { CLAIM_STATUSES } from './claim'

test('visitors see only the details on record', () => {
  expect(Object.fromEntries(CLAIM_STATUSES.map(({ value, shownAs }) => [value, shownAs]))).toEqual({
    draft: null,
    unverified: 'Not checked yet',
    evidenced: 'Proof on file',
    approved: 'Approved',
    contested: 'Other figures published',
    unsubstantiated: 'Not yet proved',
    false: 'Not true as stated',
    retired: null,
  })
})
