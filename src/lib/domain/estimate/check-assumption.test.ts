import { describe, expect, it } from 'vitest'

import { DEFAULT_NUMBERS, type FigureKey } from '../assumptions/default-assumptions'
import { OutOfRange } from '../quantity/range-check'
import { checkAssumption } from './check-assumption'

const keys = Object.keys(DEFAULT_NUMBERS.figures) as FigureKey[]

describe('every figure', () => {
  it.each(keys)('%s has a range, which includes the default', (key) => {
    for (const { value, spread } of DEFAULT_NUMBERS.figures[key].periods)
      for (const each of [value, spread?.low ?? value, spread?.high ?? value]) checkAssumption({ key, value: each })
    for (const wrong of [-10_000, 1e12, NaN]) expect(() => checkAssumption({ key, value: wrong })).toThrow(OutOfRange)
  })
})

it.each([
  ['efficiency.gas-old', 0.29],
  ['efficiency.heat-pump', 8.1],
  ['use.infrared-over-room-heaters', 2.1],
  ['share.panels-at-night', 1.01],
  ['solar.share-of-heating', 1.01],
  ['price.oil', 501],
  ['money.discount', 0.51],
  ['money.growth-of-prices', 0.51],
  ['carbon.sap-10.2.gas', 2.1],
  ['order.delivery', -1],
] as const)('%s cannot be %d', (key, value) => expect(() => checkAssumption({ key, value })).toThrow(OutOfRange))
