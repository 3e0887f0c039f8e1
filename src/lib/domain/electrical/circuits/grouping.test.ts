import fc from 'fast-check'
import { expect, it } from 'vitest'

import { OutOfRange } from '../../quantity/range-check'
import { cableCapacityAmps, INSTALLATION_METHODS, thinnestBunched, thinnestCable } from './cable-capacity'
import { BUNCHED_MAX, groupingFactor } from './grouping'
import { CABLES, voltDrop } from './volt-drop'

it.each([
  [1, 1],
  [2, 0.8],
  [4, 0.65],
  [9, 0.5],
  [20, 0.38],
])('%i circuits in a bunch keep %d of their capacity', (circuits, factor) =>
  expect(groupingFactor(circuits)).toBe(factor),
)

it('a bunch of no circuits is rejected', () => expect(() => groupingFactor(0)).toThrow(OutOfRange))

it.each([
  // 2.5 mm² by method 101 carries 17 A, 4 mm² carries 22 A: 22 × 0.8 = 17.6, 22 × 0.7 = 15.4
  ['101', 1, 2.5],
  ['101', 2, 4],
  ['101', 3, null],
  // 20, 27 and 37 A: 20 × 0.8 = 16, 27 × 0.65 = 17.55, 27 × 0.57 = 15.39, 37 × 0.5 = 18.5
  ['C', 2, 1.5],
  ['C', 4, 2.5],
  ['C', 6, 4],
  ['C', 9, 4],
] as const)('by method %s, %i circuits of 16 A in a bunch need %s mm²', (method, bunched, mm2) =>
  expect(thinnestBunched({ method, bunched, breakerAmps: 16 })).toBe(mm2),
)

const run = fc.record({
  method: fc.constantFrom(...INSTALLATION_METHODS.map(({ value }) => value)),
  amps: fc.double({ min: 0.1, max: 16, noNaN: true }),
  lengthM: fc.double({ min: 1, max: 120, noNaN: true }),
  bunched: fc.integer({ min: 1, max: BUNCHED_MAX }),
})

it('a chosen cable carries its breaker in its bunch, and no thinner one would', () => {
  fc.assert(
    fc.property(run, ({ bunched, ...rest }) => {
      const isEnough = (cable: (typeof CABLES)[number]) =>
        16 <= groupingFactor(bunched) * cableCapacityAmps({ mm2: cable.mm2, method: rest.method }) &&
        voltDrop({ ...rest, millivoltsPerAmpMetre: cable.millivoltsPerAmpMetre }).isWithinLimit
      expect(thinnestCable({ ...rest, bunched })).toEqual(CABLES.find(isEnough) ?? null)
    }),
  )
})

it('a larger bunch never carries more, nor needs a thinner cable', () => {
  fc.assert(
    fc.property(run, fc.integer({ min: 1, max: BUNCHED_MAX }), (one, more) => {
      const larger = { ...one, bunched: one.bunched + more }
      const [before, after] = [one, larger].map((run) => thinnestCable(run)?.mm2 ?? Infinity)
      expect(after).toBeGreaterThanOrEqual(before ?? Infinity)
      const capacity = ({ method, bunched }: typeof one) => cableCapacityAmps({ mm2: 4, method, bunched })
      expect(capacity(larger)).toBeLessThan(capacity(one))
    }),
  )
})
