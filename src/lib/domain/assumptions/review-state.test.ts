import { describe, expect, it } from 'vitest'

import { periodNeedingReview, reviewState } from './review-state'

const today = '2026-11-21'

describe('reviewState', () => {
  it.each([
    ['2026-11-20', '2027-01-01', 'expired'],
    ['2026-11-21', '2027-01-01', 'current'],
    [null, '2027-01-01', 'current'],
    [null, '2026-11-22', 'current'],
    [null, '2026-11-21', 'due'],
    [null, '2026-11-01', 'due'],
    ['2026-11-20', '2026-11-01', 'expired'],
  ])('last day %s, review on %s: %s', (validTo, nextReview, state) =>
    expect(reviewState({ validTo, nextReview, today })).toBe(state),
  )
})

describe('wanting', () => {
  const autumn = { name: 'autumn', validFrom: '2026-10-01', validTo: '2026-12-31', nextReview: '2026-11-20' }
  const summer = { name: 'summer', validFrom: '2026-07-01', validTo: '2026-09-30', nextReview: '2026-08-20' }
  const winter = { name: 'winter', validFrom: '2027-01-01', validTo: '2027-03-31', nextReview: '2027-02-20' }

  it('is the effective period, once its review is due', () => {
    expect(periodNeedingReview({ periods: [summer, autumn], today })).toEqual({ period: autumn, state: 'due' })
    expect(periodNeedingReview({ periods: [autumn, summer], today: '2026-11-19' })).toBeNull()
  })

  it('is nothing while a successor is pending, and never a successor before it begins', () =>
    expect(periodNeedingReview({ periods: [summer, autumn, winter], today })).toBeNull())

  it('is an old period only if it is the last, or its successor is late', () => {
    expect(periodNeedingReview({ periods: [summer], today })).toEqual({ period: summer, state: 'expired' })
    expect(periodNeedingReview({ periods: [summer, winter], today })).toEqual({ period: summer, state: 'expired' })
  })

  it('is nothing for a period that has not begun', () =>
    expect(periodNeedingReview({ periods: [winter], today })).toBeNull())
})
