import { expect, test } from 'vitest'

import { replySpeed } from './reply-speed'

test('half and nine in ten of the answers, and those within the promise', () => {
  expect(replySpeed([20, 1, 2, 3, 4, 5, 6, 7, 8, 15])).toEqual({
    count: 10,
    medianMinutes: 5,
    p90Minutes: 15,
    keptPercent: 90,
  })
})

test('of one answer, all are the same; of none, there is nothing to say', () => {
  expect(replySpeed([16])).toEqual({ count: 1, medianMinutes: 16, p90Minutes: 16, keptPercent: 0 })
  expect(replySpeed([])).toBeNull()
})

test('a promise that was broken once is never shown as kept', () => {
  expect(replySpeed([...Array.from({ length: 999 }, () => 1), 99])?.keptPercent).toBe(99)
})
