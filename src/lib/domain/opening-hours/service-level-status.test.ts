import { expect, it } from 'vitest'

import { serviceLevelStatus } from './service-level-status'

const before = new Date('2026-11-23T10:14:59Z')
const dueAt = new Date('2026-11-23T10:15:00Z')
const after = new Date('2026-11-23T10:15:01Z')

it.each([
  ['due', before, null],
  ['due', dueAt, null],
  ['overdue', after, null],
  ['answered-in-time', after, before],
  ['answered-in-time', after, dueAt],
  ['answered-late', after, after],
])('is %s at %s when answered at %s', (status, now, answeredAt) => {
  expect(serviceLevelStatus({ now, dueAt, answeredAt })).toBe(status)
})
