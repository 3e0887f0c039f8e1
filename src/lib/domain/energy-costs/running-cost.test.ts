import { describe, expect, it } from 'vitest'

import { heatKwh } from '../building/heat-loss/losses'
import { OutOfRange } from '../quantity/range-check'
import { hourlyCostPence } from './hourly-cost'

describe('an hour', () => {
  it.each([
    [225, 35, 7.875],
    [225, 26.11, 5.8747],
    [225, 26.32, 5.922],
  ])('of %d W at %d p costs %d p', (powerWatts, pencePerKwh, pence) => {
    expect(hourlyCostPence({ powerWatts, pencePerKwh })).toBeCloseTo(pence, 3)
  })

  it.each([
    { powerWatts: -1, pencePerKwh: 26 },
    { powerWatts: 225, pencePerKwh: NaN },
    { powerWatts: 225, pencePerKwh: 501 },
  ])('rejects %o', (wrong) => {
    expect(() => hourlyCostPence(wrong)).toThrow(OutOfRange)
  })
})

describe('heat', () => {
  it('of a year follows from heat loss and climate', () => {
    expect(heatKwh({ heatLossWPerK: 63.68, degreeDays: 1_212.5 }) * 2).toBeCloseTo(3_706.2, 1)
  })

  it('rejects a home that gains heat', () => {
    expect(() => heatKwh({ heatLossWPerK: -1, degreeDays: 100 })).toThrow(OutOfRange)
  })
})
