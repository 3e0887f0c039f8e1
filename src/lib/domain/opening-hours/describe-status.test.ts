import { describe, expect, it } from 'vitest'

import { describeStatus } from './describe-status'

const dueAt = new Date('2026-11-20T10:15:00Z') // a Friday
const statusText = (now: string, answeredAt: string | null = null) =>
  describeStatus({ now: new Date(now), dueAt, answeredAt: answeredAt === null ? null : new Date(answeredAt) })

describe('describeStatus', () => {
  it.each([
    ['2026-11-20T10:06:00Z', 'due in 9 min'],
    ['2026-11-20T10:15:00Z', 'due in under 1 min'],
    ['2026-11-20T09:15:01Z', 'due in 59 min'],
    ['2026-11-20T09:15:00Z', 'due by 10.15am today'],
    ['2026-11-19T18:05:00Z', 'due by 10.15am tomorrow'],
    ['2026-11-20T10:15:01Z', 'overdue by under 1 min'],
    ['2026-11-20T11:35:00Z', 'overdue by 1 h 20'],
  ])('unanswered at %s: %s', (now, words) => {
    expect(statusText(now)).toBe(words)
  })

  it('a response is on time or late, whatever the current time', () => {
    expect(statusText('2026-11-27T10:00:00Z', '2026-11-20T10:15:00Z')).toBe('answered in time')
    expect(statusText('2026-11-27T10:00:00Z', '2026-11-20T10:15:01Z')).toBe('answered late')
  })
})
