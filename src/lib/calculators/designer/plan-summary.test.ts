import { expect, test } from 'vitest'

import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { TYPICAL_PLANS } from '@/lib/domain/design/typical-plans'

import { planSummary } from './plan-summary'

const room = (storey: number, { southMm, northMm }: { southMm: number; northMm: number }) => ({
  storey,
  outline: [
    { xMm: 0, yMm: southMm },
    { xMm: 4_000, yMm: southMm },
    { xMm: 4_000, yMm: northMm },
    { xMm: 0, yMm: northMm },
  ],
})

test('counts the area of all floors and draws the lowest in the middle of a frame of 12 m, north at the top', () => {
  const rooms = [
    room(1, { southMm: 0, northMm: 6_000 }),
    room(0, { southMm: 0, northMm: 3_000 }),
    room(0, { southMm: 3_000, northMm: 6_000 }),
  ]
  expect(planSummary(rooms)).toEqual({
    areaM2: 48,
    thumbnail: { viewBox: '0 0 240 240', path: 'M80 180L160 180L160 120L80 120ZM80 120L160 120L160 60L80 60Z' },
  })
})

test.each(TYPICAL_PLANS.map(({ id }) => id))('the frame is wide enough for the plan %s', (id) => {
  const { thumbnail } = planSummary(designOfPlan(id)?.rooms ?? [])
  const numbers = (thumbnail.path.match(/-?\d+/g) ?? []).map(Number)
  expect(numbers.length).toBeGreaterThanOrEqual(24) // three rooms
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThanOrEqual(240)
})
