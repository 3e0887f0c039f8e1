import { expect, test } from 'vitest'

import { daysBetween } from '@/lib/domain/challenge/season'

import { lastDays } from './period'

test.each([28, 90, 365])('%i days end today and include both ends', (days) => {
  const { from, to } = lastDays('2026-11-23', days)
  expect(to).toBe('2026-11-23')
  expect(daysBetween(from, to) + 1).toBe(days)
})
