import { expect, it } from 'vitest'

import { overlapping } from './overlap'

const autumn = { validFrom: '2026-10-01', validTo: '2026-12-31' }
const days = (validFrom: string, validTo: string | null) => ({ validFrom, validTo })

it.each([
  [days('2027-01-01', null), false],
  [days('2026-07-01', '2026-09-30'), false],
  [days('2026-12-31', null), true],
  [days('2026-07-01', '2026-10-01'), true],
  [days('2026-11-01', '2026-11-02'), true],
  [days('2026-01-01', null), true],
])('a period next to autumn: %o overlaps: %s', (period, isShared) => {
  expect(overlapping({ period, others: [autumn] })).toEqual(isShared ? autumn : null)
})

it('a period without an end date covers every later day', () => {
  const open = days('2024-07-01', null)
  expect(overlapping({ period: autumn, others: [open] })).toEqual(open)
  expect(overlapping({ period: days('2024-01-01', '2024-06-30'), others: [open] })).toBeNull()
})
