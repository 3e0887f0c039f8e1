import { expect, test } from 'vitest'

import { replySpeedText } from './reply-speed-text'

const week = { from: '2026-11-23T12:00:00Z', to: '2026-11-30T12:00:00Z' }

test('how fast we were has its dates, its number and its share', () => {
  const speed = { count: 20, medianMinutes: 1, p90Minutes: 14, keptPercent: 95 }
  expect(replySpeedText({ ...week, speed })).toBe(
    'From 23 November 2026 to 30 November 2026 we gave 20 first answers: half within 1 minute of opening time, nine in ten within 14 minutes, and 95% within the 15 minutes that we promise.',
  )
})

test.each([
  [{ count: 1, medianMinutes: 1, p90Minutes: 1, keptPercent: 100 }, '1 first answer'],
  [{ count: 19, medianMinutes: 1, p90Minutes: 1, keptPercent: 100 }, '19 first answers'],
])('of too few, no share is shown: %j', (speed, answers) => {
  expect(replySpeedText({ ...week, speed })).toBe(
    `From 23 November 2026 to 30 November 2026 we gave ${answers}, too few to say how fast we usually are.`,
  )
})

test('without an answer, nothing is said', () => expect(replySpeedText({ ...week, speed: null })).toBeNull())
