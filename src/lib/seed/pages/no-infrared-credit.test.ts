import { expect, test } from 'vitest'

import { DEFAULT_NUMBERS } from '@/lib/domain/assumptions/default-assumptions'

import { POST_SEEDS } from '../blog/posts/posts'
import { infraredTechnologyDeepDive } from './infrared-technology-deep-dive'
import { PAGE_SEEDS } from './pages'

test('the infrared guide gives panels the heat that the calculators give them', () => {
  const [period] = DEFAULT_NUMBERS.figures['use.infrared-over-room-heaters'].periods
  const { low, high } = period?.spread ?? { low: NaN, high: NaN }
  expect(period?.value).toBe(1)
  expect(1 - low).toBeCloseTo(high - 1, 9)
  expect(JSON.stringify(infraredTechnologyDeepDive)).toContain(
    `the same heat as any heater with a room thermostat, within ${Math.round(100 * (high - 1))}% either way`,
  )
})

/** A saving for infrared in numbers, or a reason to run it for less time. */
const CREDIT = /saves between|saving is between|works sooner|run it for less time|panels need half that/i

test('no text credits infrared with a saving over heaters that have the same thermostats', () => {
  const credited = [...PAGE_SEEDS, ...POST_SEEDS].filter((text) => CREDIT.test(JSON.stringify(text)))
  expect(credited.map(({ title }) => title)).toEqual([])
})
