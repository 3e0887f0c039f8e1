import { expect, test } from 'vitest'

import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { TYPICAL_PLANS } from '@/lib/domain/design/typical-plans'

import { planThumbnail } from './plan-thumbnail'

const rectangle = (westMm: number, southMm: number, eastMm: number, northMm: number) => [
  { xMm: westMm, yMm: southMm },
  { xMm: eastMm, yMm: southMm },
  { xMm: eastMm, yMm: northMm },
  { xMm: westMm, yMm: northMm },
]

test('draws the rooms in the middle of a frame of 12 m, with north at the top', () => {
  const rooms = [rectangle(0, 0, 4_000, 3_000), rectangle(0, 3_000, 4_000, 6_000)]
  expect(planThumbnail(rooms)).toEqual({
    viewBox: '0 0 240 240',
    path: 'M80 180L160 180L160 120L80 120ZM80 120L160 120L160 60L80 60Z',
  })
})

test.each(TYPICAL_PLANS.map(({ id }) => id))('the frame is wide enough for the plan %s', (id) => {
  const { path } = planThumbnail((designOfPlan(id)?.rooms ?? []).map(({ outline }) => outline))
  const numbers = (path.match(/\d+|-\d+/g) ?? []).map(Number)
  expect(numbers.length).toBeGreaterThan(30)
  for (const number of numbers) {
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThanOrEqual(240)
  }
})
