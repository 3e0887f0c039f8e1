import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { BUILT_BANDS, sizeByRule } from './rule-of-thumb'

describe('sizeByRule', () => {
  it.each([
    ['before-1975', 20, 700, 4],
    ['1975-1999', 62, 1_860, 9],
    ['from-2000', 90, 2_250, 10],
    ['from-2000', 90.1, 2_252.5, 11],
    ['before-1975', 5, 175, 1],
  ] as const)('%s, %d m²', (built, floorAreaM2, neededWatts, panels) => {
    const sized = sizeByRule({ floorAreaM2, built, panelWatts: 225 })
    expect(sized.neededWatts).toBeCloseTo(neededWatts)
    expect(sized.panels).toBe(panels)
  })

  it('uses 35, 30 and 25 W/m²', () => {
    expect(
      BUILT_BANDS.map(({ value }) => sizeByRule({ floorAreaM2: 10, built: value, panelWatts: 225 }).wattsPerM2),
    ).toEqual([35, 30, 25])
  })

  it('gives enough panels, with none to spare', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 1000, noNaN: true }),
        fc.constantFrom(...BUILT_BANDS),
        (floorAreaM2, { value }) => {
          const { neededWatts, panels } = sizeByRule({ floorAreaM2, built: value, panelWatts: 225 })
          expect(panels * 225).toBeGreaterThanOrEqual(neededWatts)
          expect((panels - 1) * 225).toBeLessThan(neededWatts)
        },
      ),
    )
  })
})
