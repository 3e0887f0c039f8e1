import { expect, test } from 'vitest'

import { pointsAt } from './reward'
import { USUAL_RULES } from './rules'

const SEASON = { startDate: '2026-09-28' }
const done = (slug: 'letterbox' | 'loft-roll', at: string) => ({ kind: 'done' as const, slug, at })
const EVENTS = [done('letterbox', '2026-10-06T10:00:00Z'), done('loft-roll', '2026-11-06T10:00:00Z')]

test('points are those of the winter so far', () => {
  expect(pointsAt({ events: EVENTS, season: SEASON, now: '2026-11-25T00:00:00Z', rules: USUAL_RULES })).toBe(70)
  expect(
    pointsAt({
      events: [...EVENTS, ...EVENTS].reverse(),
      season: SEASON,
      now: '2026-11-25T00:00:00Z',
      rules: USUAL_RULES,
    }),
  ).toBe(70)
})

test('an event in the future does not count yet', () => {
  expect(pointsAt({ events: EVENTS, season: SEASON, now: '2026-11-06T09:59:59Z', rules: USUAL_RULES })).toBe(10)
  expect(pointsAt({ events: EVENTS, season: SEASON, now: '2026-11-06T10:00:00Z', rules: USUAL_RULES })).toBe(70)
})
