import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { vectors } from '../../../../../tests/fixtures/heating-vectors'
import { OutOfRange } from '../../quantity/range-check'
import { withInsulation } from './added-insulation'
import { AGE_BANDS, ageBandOf } from './age-bands'
import { solidFloorU, suspendedFloorU } from './ground-floors'
import { NATIONS } from './nations'
import { bridgingY, doorU, exposedFloorU } from './other-elements'
import { LOFT_INSULATION, loftU, ROOF_KINDS, roofU } from './roofs'
import { solidBrickU, stoneU } from './solid-walls'
import { usualFloor } from './usual-floors'
import { WALL_KINDS, wallU } from './walls'
import { GLAZING, usualWindowU, windowU } from './windows'

type FloorInput = { A: number; P: number; w: number; Rf: number }
const floorOf = (input: Record<string, unknown>) => {
  const { A, P, w, Rf } = input as FloorInput
  return { floorAreaM2: A, perimeterM: P, wallThicknessM: w, floorResistanceM2KPerW: Rf }
}
const expectedU = (expected: unknown) => (expected as { U: number }).U

describe('walls by thickness', () => {
  it.each(vectors('solidBrickU'))('$id', ({ input, expect: expected }) => {
    expect(solidBrickU({ thicknessMm: (input as { mm: number }).mm })).toBe(expectedU(expected))
  })

  it.each(vectors('stoneU'))('$id', ({ input, expect: expected }) => {
    const { type, mm } = input as { type: 'granite' | 'sandstone'; mm: number }
    expect(stoneU({ stone: type, thicknessMm: mm })).toBeCloseTo(expectedU(expected), 4)
  })

  it('reject impossible input', () => {
    expect(() => solidBrickU({ thicknessMm: 0 })).toThrow(OutOfRange)
    expect(() => stoneU({ stone: 'granite', thicknessMm: NaN })).toThrow(OutOfRange)
  })
})

describe('wallU', () => {
  it.each([
    ['solid-brick', 'B', 'england', 1.7],
    ['solid-brick', 'F', 'england', 1],
    ['cavity', 'D', 'england', 1.5],
    ['cavity-filled', 'D', 'wales', 0.7],
    ['cavity-filled', 'I', 'england', 0.45],
    ['timber-frame', 'A', 'england', 2.5],
    ['system-build', 'E', 'england', 1.7],
    ['cob', 'F', 'england', 0.8],
    ['granite', 'M', 'england', 0.28],
    ['cavity', 'H', 'england', 0.6],
    ['cavity', 'H', 'scotland', 0.45],
    ['sandstone', 'F', 'scotland', 1.5],
    ['solid-brick', 'M', 'scotland', 0.17],
  ] as const)('%s of band %s in %s', (kind, band, nation, u) => expect(wallU({ kind, band, nation })).toBe(u))

  it('depends on thickness only up to 1975', () => {
    expect(wallU({ kind: 'solid-brick', band: 'E', nation: 'england', thicknessMm: 440 })).toBe(1.1)
    expect(wallU({ kind: 'solid-brick', band: 'F', nation: 'england', thicknessMm: 440 })).toBe(1)
    expect(wallU({ kind: 'granite', band: 'A', nation: 'scotland', thicknessMm: 500 })).toBeCloseTo(1.8693, 4)
  })

  it('is defined for every wall, band and nation, and differs in Scotland only for masonry from band H on', () => {
    for (const { value: kind } of WALL_KINDS) {
      for (const band of AGE_BANDS)
        for (const { value: nation } of NATIONS) expect(wallU({ kind, band, nation })).toBeGreaterThan(0.1)
      for (const band of ['A', 'B', 'C', 'D', 'E', 'G'] as const)
        expect(wallU({ kind, band, nation: 'scotland' })).toBe(wallU({ kind, band, nation: 'england' }))
    }
  })
})

describe('nations', () => {
  it.each([
    ['cavity', 'H', 0.45],
    ['cavity', 'I', 0.45],
    ['cavity', 'K', 0.3],
    ['cavity', 'L', 0.28],
    ['cavity', 'M', 0.18],
    ['solid-brick', 'H', 0.45],
    ['solid-brick', 'M', 0.18],
    ['cavity-filled', 'H', 0.45],
    ['timber-frame', 'M', 0.18],
    ['system-build', 'H', 0.45],
    ['granite', 'H', 0.6],
    ['granite', 'I', 0.45],
    ['sandstone', 'K', 0.3],
    ['sandstone', 'M', 0.28],
    ['cob', 'M', 0.18],
  ] as const)('Northern Ireland has its own walls: %s of band %s', (kind, band, u) =>
    expect(wallU({ kind, band, nation: 'northern-ireland' })).toBe(u),
  )

  it('have their own doors and exposed floors', () => {
    expect(NATIONS.map(({ value }) => doorU({ band: 'L', nation: value }))).toEqual([1.8, 1.6, 1.8, 1.8])
    expect(NATIONS.map(({ value }) => exposedFloorU({ band: 'M', nation: value }))).toEqual([0.18, 0.15, 0.15, 0.18])
  })

  it.each([
    [1899, 'england', 'A'],
    [1900, 'england', 'B'],
    [1900, 'scotland', 'A'],
    [1966, 'wales', 'D'],
    [1966, 'scotland', 'E'],
    [1975, 'england', 'E'],
    [1975, 'northern-ireland', 'E'],
    [2005, 'northern-ireland', 'I'],
    [2006, 'england', 'J'],
    [2007, 'northern-ireland', 'K'],
    [2026, 'england', 'M'],
  ] as const)('assign a home of %i in %s to band %s', (year, nation, band) =>
    expect(ageBandOf({ year, nation })).toBe(band),
  )

  it('reject invalid years', () => expect(() => ageBandOf({ year: 20_000, nation: 'england' })).toThrow(OutOfRange))
})

describe('roofs', () => {
  it.each([
    [0, 2.3],
    [11, 2.3],
    [12, 1.5],
    [99, 0.5],
    [100, 0.4],
    [270, 0.16],
    [500, 0.11],
  ])('a loft with %i mm', (insulationMm, u) => expect(loftU({ insulationMm })).toBe(u))

  it('never lose more with more insulation', () => {
    const depths = fc.double({ min: 0, max: 500, noNaN: true })
    fc.assert(
      fc.property(depths, depths, (a, b) => {
        expect(loftU({ insulationMm: Math.max(a, b) })).toBeLessThanOrEqual(loftU({ insulationMm: Math.min(a, b) }))
      }),
    )
    expect(LOFT_INSULATION[0]).toEqual([0, 2.3])
    expect(() => loftU({ insulationMm: -1 })).toThrow(OutOfRange)
  })

  it.each([
    ['pitched', 'D', 'england', 0.4],
    ['pitched', 'L', 'england', 0.16],
    ['pitched', 'L', 'scotland', 0.15],
    ['flat', 'E', 'england', 1.5],
    ['room-in-roof', 'K', 'england', 0.25],
    ['room-in-roof', 'K', 'scotland', 0.2],
  ] as const)('%s of band %s in %s', (kind, band, nation, u) => expect(roofU({ kind, band, nation })).toBe(u))

  it('never lose more when newer', () => {
    for (const { value: kind } of ROOF_KINDS) {
      const values = AGE_BANDS.map((band) => roofU({ kind, band, nation: 'england' }))
      expect(values).toEqual(values.toSorted((a, b) => b - a))
    }
  })
})

describe('windows, doors, junctions and exposed floors', () => {
  it.each([
    [{ glazing: 'single' }, 4.8],
    [{ glazing: 'single', metalFrame: true }, 5.7],
    [{ glazing: 'single', inRoof: true }, 5.3],
    [{ glazing: 'single', metalFrame: true, inRoof: true }, 6],
    [{ glazing: 'double-12mm', inRoof: true }, 3.1],
    [{ glazing: 'triple-12mm', inRoof: true }, 2.3],
    [{ glazing: 'triple-12mm', metalFrame: true, inRoof: true }, 2.9],
    [{ glazing: 'from-2002', metalFrame: true }, 2.2],
    [{ glazing: 'from-2022' }, 1.4],
  ] as const)('%j', (window, u) => expect(windowU(window)).toBeCloseTo(u, 9))

  it('lose more with metal frames, except behind secondary glazing', () => {
    for (const { wattsPerM2K, inMetal } of GLAZING) expect(inMetal).toBeGreaterThanOrEqual(wattsPerM2K)
  })

  it('follow the age of a home', () => {
    expect((['I', 'J', 'L', 'M'] as const).map(usualWindowU)).toEqual([2.8, 2, 1.6, 1.4])
    expect((['J', 'K', 'L', 'M'] as const).map((band) => doorU({ band, nation: 'england' }))).toEqual([3, 2, 1.8, 1.4])
    expect((['I', 'J', 'K'] as const).map(bridgingY)).toEqual([0.15, 0.11, 0.08])
    expect(exposedFloorU({ band: 'L', nation: 'england' })).toBe(0.22)
    expect(exposedFloorU({ band: 'L', nation: 'scotland' })).toBe(0.18)
  })
})

describe('withInsulation', () => {
  it.each([
    [1.7, 50, 0.54],
    [1.7, 100, 0.32],
    [1.7, 0, 1.7],
  ])('a wall of %d with %i mm', (wattsPerM2K, insulationMm, u) =>
    expect(withInsulation({ wattsPerM2K, insulationMm })).toBeCloseTo(u, 2),
  )
})

describe('ground floors', () => {
  it.each(vectors('floorSolid'))('$id', ({ input, expect: expected }) =>
    expect(solidFloorU(floorOf(input))).toBeCloseTo(expectedU(expected), 4),
  )
  it.each(vectors('floorSuspended'))('$id', ({ input, expect: expected }) =>
    expect(suspendedFloorU(floorOf(input))).toBeCloseTo(expectedU(expected), 4),
  )

  const floors = fc.record({
    floorAreaM2: fc.double({ min: 5, max: 500, noNaN: true }),
    perimeterM: fc.double({ min: 1, max: 100, noNaN: true }),
    wallThicknessM: fc.double({ min: 0.1, max: 0.8, noNaN: true }),
    floorResistanceM2KPerW: fc.double({ min: 0, max: 8, noNaN: true }),
  })

  it('lose less with more insulation and more with a longer perimeter', () => {
    fc.assert(
      fc.property(floors, (floor) => {
        for (const floorU of [solidFloorU, suspendedFloorU]) {
          const u = floorU(floor)
          expect(u).toBeGreaterThan(0)
          expect(floorU({ ...floor, floorResistanceM2KPerW: floor.floorResistanceM2KPerW + 1 })).toBeLessThan(u)
          expect(floorU({ ...floor, perimeterM: floor.perimeterM * 1.1 })).toBeGreaterThan(u)
        }
      }),
    )
  })

  it('lose nothing without an exposed perimeter, and reject impossible input', () => {
    expect(solidFloorU({ floorAreaM2: 45, perimeterM: 0, wallThicknessM: 0.3, floorResistanceM2KPerW: 0 })).toBe(0)
    expect(suspendedFloorU({ floorAreaM2: 45, perimeterM: 0, wallThicknessM: 0.3, floorResistanceM2KPerW: 0 })).toBe(0)
    expect(() =>
      solidFloorU({ floorAreaM2: 0, perimeterM: 1, wallThicknessM: 0.3, floorResistanceM2KPerW: 0 }),
    ).toThrow(OutOfRange)
    expect(() =>
      suspendedFloorU({ floorAreaM2: 45, perimeterM: -1, wallThicknessM: 0.3, floorResistanceM2KPerW: 0 }),
    ).toThrow(OutOfRange)
  })

  it('are as usual for their age', () => {
    expect(usualFloor({ band: 'B', nation: 'england' })).toEqual({ suspended: true, floorResistanceM2KPerW: 0.2 })
    expect(usualFloor({ band: 'C', nation: 'england' })).toEqual({ suspended: false, floorResistanceM2KPerW: 0 })
    expect(usualFloor({ band: 'J', nation: 'england' }).floorResistanceM2KPerW).toBeCloseTo(2.1429, 4)
    expect(usualFloor({ band: 'H', nation: 'scotland' }).floorResistanceM2KPerW).toBeGreaterThan(0)
  })
})
