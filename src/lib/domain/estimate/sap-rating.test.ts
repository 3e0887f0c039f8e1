import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { vectors } from '../../../../tests/fixtures/heating-vectors'
import { sampleQuantity } from '../../../../tests/fixtures/sample-quantity'
import { OutOfRange } from '../quantity/range-check'
import { type RatedHeating, ratingQuantity } from './rating-with-heating'
import { sapRating } from './sap-rating'

describe('sapRating', () => {
  it.each(vectors('sapRating'))('$id', ({ input, expect: expected }) => {
    const { cost, TFA } = input as { cost: number; TFA: number }
    const { ecf, sap, rounded } = expected as { ecf: number; sap: number; rounded: number }
    const { ecf: factor, points, rating } = sapRating({ poundsAYear: cost, floorAreaM2: TFA })
    expect(factor).toBeCloseTo(ecf, 4)
    expect(points).toBeCloseTo(sap, 1)
    expect(rating).toBe(rounded)
  })

  it.each([
    [0, 100, 'A'],
    [185, 92, 'A'],
    [195, 92, 'A'],
    [200, 91, 'B'],
    [800, 65, 'D'],
    [1_834.1, 26, 'F'],
    [90_000, 1, 'G'],
  ] as const)('£%d a year on 90 m²: %i, %s', (poundsAYear, rating, band) =>
    expect(sapRating({ poundsAYear, floorAreaM2: 90 })).toMatchObject({ rating, band }),
  )

  it('never rises with cost', () => {
    const cost = fc.double({ min: 0, max: 50_000, noNaN: true })
    const ratingAt = (poundsAYear: number) => sapRating({ poundsAYear, floorAreaM2: 90 }).rating
    fc.assert(
      fc.property(cost, cost, (a, b) => {
        expect(ratingAt(Math.max(a, b))).toBeLessThanOrEqual(ratingAt(Math.min(a, b)))
      }),
    )
  })

  it('rejects impossible input', () => {
    expect(() => sapRating({ poundsAYear: -1, floorAreaM2: 90 })).toThrow(OutOfRange)
    expect(() => sapRating({ poundsAYear: 1, floorAreaM2: 0 })).toThrow(OutOfRange)
  })
})

describe('the rating with a heating system', () => {
  const rated = (heating: RatedHeating) =>
    ratingQuantity({
      key: 'rating.test',
      name: 'Rating',
      heat: sampleQuantity('heat', 9_000),
      otherPounds: sampleQuantity('other', 350),
      floorArea: sampleQuantity('area', 90),
      heating,
    })

  it.each([
    ['a gas boiler', { fuel: 'gas', heatPerUnit: 0.9 }, 65],
    ['a heat pump', { fuel: 'electricity', heatPerUnit: 2.5 }, 59],
    ['panels or other direct electric heaters', { fuel: 'electricity', heatPerUnit: 1 }, 26],
  ] as const)('is for %s %o: %d', (_name, heating, rating) => expect(Math.round(rated(heating).value)).toBe(rating))

  it('shows its working', () => {
    const rating = rated({ fuel: 'electricity', heatPerUnit: 1 })
    expect(rating.value).toBeCloseTo(25.73, 2)
    expect(rating.inputs.map(({ value }) => value)).toEqual([9_000, 350, 90, 1])
    expect(rating.source?.title).toContain('assessor')
  })
})
