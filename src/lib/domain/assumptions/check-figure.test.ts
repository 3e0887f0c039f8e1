import { describe, expect, it } from 'vitest'

import { OutOfRange } from '../quantity/range-check'
import { checkFigure } from './check-figure'
import { DEFAULT_NUMBERS, type FigureKey } from './default-assumptions'

const keys = Object.keys(DEFAULT_NUMBERS.figures) as FigureKey[]

describe('every figure', () => {
  it.each(keys)('%s has a range, and what we start with lies in it', (key) => {
    for (const { value, spread } of DEFAULT_NUMBERS.figures[key].periods)
      for (const each of [value, spread?.low ?? value, spread?.high ?? value]) checkFigure({ key, value: each })
    for (const wrong of [-10_000, 1e12, NaN]) expect(() => checkFigure({ key, value: wrong })).toThrow(OutOfRange)
  })
})

it.each([
  ['efficiency.gas-old', 0.29],
  ['efficiency.heat-pump', 8.1],
  ['use.all-day.infrared', 1.6],
  ['share.panels-at-night', 1.01],
  ['solar.share-of-heating', 1.01],
  ['price.oil', 501],
  ['money.discount', 0.51],
  ['money.growth-of-prices', 0.51],
  ['carbon.sap-10.2.gas', 2.1],
  ['order.delivery', -1],
] as const)('%s cannot be %d', (key, value) => expect(() => checkFigure({ key, value })).toThrow(OutOfRange))
