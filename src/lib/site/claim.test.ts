import { expect, test } from 'vitest'

import { CLAIM_STATUSES } from './claim'

test('visitors are told no more than is known', () => {
  expect(Object.fromEntries(CLAIM_STATUSES.map(({ value, shownAs }) => [value, shownAs]))).toEqual({
    draft: null,
    unverified: 'Not checked yet',
    evidenced: 'Proof on file',
    approved: 'Approved',
    contested: 'Contested',
    unsubstantiated: 'No proof on file',
    false: 'Not true as stated',
    retired: null,
  })
})
