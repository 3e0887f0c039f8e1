import { describe, expect, it } from 'vitest'

import { estimate, FLAT } from '../../../../tests/fixtures/quick-estimates'
import { gainsOf, peopleIn, sapPoints, spaceHeatKwh } from '../../../../tests/fixtures/sap-worksheet'
import { DAYS_OF_MONTHS } from '../climate/degree-days'

/**
 * Published worksheets of SAP 10.2: sap10calcs (S. Firth, Loughborough University, MIT licence), tutorial "SAP10" and test
 * cases "rdsap" 1 to 3 of October 2025. Its software gives the ratings of official certificates to about a point.
 */
const COMMON = { mass: 250, controlType: 2, adjustmentK: 0.3 } as const
const GAINS_180 = [745.1, 744.4, 721.1, 680, 633.7, 584.4, 558.6, 561.7, 584.2, 632.6, 681.1, 722.9]
const PUBLISHED = [
  [
    'a gas boiler, 100 m², without mass',
    { ...COMMON, floorM2: 100, lossWPerK: 281.69, mass: 0, adjustmentK: 0, livingShare: 0.3 },
    [798.8, 866.2, 891.4, 878.7, 846.9, 792.8, 767.8, 767.8, 786.5, 786.9, 766, 767],
    9_167,
  ],
  [
    'room heaters, 100 m²',
    { ...COMMON, floorM2: 100, lossWPerK: 417.57, livingShare: 0.75 },
    [582.3, 581.5, 563.9, 532.9, 498.3, 459.4, 439.8, 442.9, 459.7, 498, 534.7, 566.1],
    21_064,
  ],
  ['room heaters, 180 m²', { ...COMMON, floorM2: 180, lossWPerK: 554.9, livingShare: 5 / 12 }, GAINS_180, 28_163],
  [
    'room heaters, 180 m², another roof',
    { ...COMMON, floorM2: 180, lossWPerK: 478.12, livingShare: 5 / 12 },
    GAINS_180,
    24_763,
  ],
] as const

/** Heat of hot water in the rooms, in the second of them. */
const BOX_65_KWH = [40.11, 35.24, 37.01, 32.64, 31.09, 26.68, 24.9, 27.71, 28.11, 32.57, 35.61, 39.99]

describe('a worksheet written from the SAP document alone', () => {
  it.each(PUBLISHED)('has the heat of the published one for %s, to 0.5 %', (_home, worksheet, gainsW, heatKwh) =>
    expect(Math.abs(spaceHeatKwh({ ...worksheet, gainsW }) / heatKwh - 1)).toBeLessThan(0.005),
  )

  it('has its people and its gains', () => {
    expect(peopleIn(100)).toBeCloseTo(2.7395, 4)
    const withoutWater = gainsOf({ floorM2: 100, windowsM2: 0, waterW: 0, pumpW: 7 })
    for (const [index, published] of PUBLISHED[1][2].entries()) {
      const waterW = (1_000 * (BOX_65_KWH[index] ?? NaN)) / (24 * (DAYS_OF_MONTHS[index] ?? NaN))
      const isSummer = index > 4 && index < 9 // the pump is off
      expect((withoutWater[index] ?? NaN) + waterW - (isSummer ? 7 : 0)).toBeCloseTo(published, 0)
    }
  })
})

const HOMES = [
  ['flat-middle', 45, 'L'],
  ['flat-middle', 60, 'F'],
  ['flat-top', 55, 'E'],
  ['flat-ground', 50, 'I'],
  ['terrace', 80, 'B'],
  ['terrace', 65, 'H'],
  ['semi', 93, 'F'],
  ['semi', 90, 'L'],
  ['semi', 85, 'C'],
  ['detached', 120, 'I'],
  ['detached', 150, 'D'],
  ['bungalow', 75, 'F'],
] as const

describe('the points of twelve homes', () => {
  it.each(HOMES.flatMap((home) => [[...home, 'gas'] as const, [...home, 'panels'] as const]))(
    '%s of %d m², band %s, with %s: those of the worksheet to 3 points',
    (propertyType, floorAreaM2, ageBand, heating) => {
      const home = { ...FLAT, propertyType, floorAreaM2, ageBand, insulation: 'unknown', heating: 'gas-old' } as const
      const { rating, working } = estimate(home, { samples: 20 })
      const step = (key: string) => working.steps.find((one) => one.key === key)
      const [lossWPerK = NaN, floorM2 = NaN, windowsM2 = NaN] =
        step('rating.panels.heat')?.inputs.map((key) => step(key)?.value) ?? []
      const points = sapPoints({
        floorM2,
        lossWPerK,
        windowsM2,
        heating: heating === 'gas' ? 'gas boiler of 84 %' : 'panels',
      })
      const ours = (heating === 'gas' ? rating.now : rating.panels)?.points ?? NaN
      expect(Math.abs(ours - points)).toBeLessThanOrEqual(3)
    },
  )
})
