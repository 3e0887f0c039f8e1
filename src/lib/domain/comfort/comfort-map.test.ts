import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { lounge } from '../../../../tests/fixtures/lounge'
import { globeRadiantC, radiantAsymmetryK } from '../../../../tests/fixtures/radiation-at-a-point'
import { OutOfRange } from '../quantity/range-check'
import { type ComfortMap, comfortMap } from './comfort-map'
import type { Piece } from './room'
import type { RadiantScene } from './scene'

const SEATED = { heightM: 0.6, airC: 20, airSpeed: 0.1, stepM: 0.05 }

/** A map cell as a point of the room. */
function pointAt({ columns, stepXM, stepYM }: ComfortMap, index: number, z: number) {
  return { x: ((index % columns) + 0.5) * stepXM, y: (Math.floor(index / columns) + 0.5) * stepYM, z }
}

describe('a map of the lounge', () => {
  const scene = lounge()
  const map = comfortMap({ scene, ...SEATED })

  it('covers the plan in five-centimetre cells', () => {
    expect(map).toMatchObject({ columns: 100, rows: 80, stepXM: 0.05, stepYM: 0.05 })
    for (const values of [map.radiantC, map.operativeC, map.asymmetryK]) expect(values).toHaveLength(8_000)
  })

  it('matches the calculation for a single point everywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7_999 }), (index) => {
        const point = pointAt(map, index, SEATED.heightM)
        expect(map.radiantC[index]).toBeCloseTo(globeRadiantC({ scene, point }), 8)
        expect(map.asymmetryK[index]).toBeCloseTo(radiantAsymmetryK({ scene, point, axis: 'z' }), 8)
      }),
      { numRuns: 40 },
    )
  })

  it('weights air and radiation equally in still air, and air more in a draught', () => {
    const draughty = comfortMap({ scene, ...SEATED, airSpeed: 0.3 })
    for (const index of [0, 99, 4_050, 7_999]) {
      const radiant = map.radiantC[index] ?? NaN
      expect(map.operativeC[index]).toBeCloseTo((20 + radiant) / 2, 10)
      expect(draughty.operativeC[index]).toBeCloseTo(0.6 * 20 + 0.4 * radiant, 10)
    }
  })

  it('is warmer everywhere with each additional panel', () => {
    const fewer = comfortMap({ scene: lounge(6), ...SEATED })
    expect(map.radiantC.every((radiant, index) => radiant > (fewer.radiantC[index] ?? NaN))).toBe(true)
    expect(map.asymmetryK.every((asymmetry, index) => asymmetry > (fewer.asymmetryK[index] ?? NaN))).toBe(true)
  })
})

describe('any room', () => {
  const share = fc.double({ min: 0.05, max: 0.45, noNaN: true })
  const far = fc.double({ min: 0.55, max: 0.95, noNaN: true })
  const temperatures = fc.double({ min: 5, max: 80, noNaN: true })
  const room = { lengthM: 3.1, widthM: 2.3, heightM: 2.5 }
  const span = (size: number) => fc.tuple(share, far).map(([from, to]) => [from * size, to * size] as const)
  const piece: fc.Arbitrary<Piece> = fc.oneof(
    fc.record({ on: fc.constantFrom('floor' as const, 'ceiling' as const), x: span(3.1), y: span(2.3) }),
    fc.record({ on: fc.constantFrom('west' as const, 'east' as const), y: span(2.3), z: span(2.5) }),
    fc.record({ on: fc.constantFrom('south' as const, 'north' as const), x: span(3.1), z: span(2.5) }),
  )
  const facesC = fc.record({
    floor: temperatures,
    ceiling: temperatures,
    west: temperatures,
    east: temperatures,
    south: temperatures,
    north: temperatures,
  })
  const scenes = fc
    .record({ facesC, piece, surfaceC: temperatures })
    .map(({ facesC, piece, surfaceC }): RadiantScene => ({ room, facesC, pieces: [{ ...piece, surfaceC }] }))

  it('is mapped consistently with single points, with panels and windows on any face and at any height', () => {
    fc.assert(
      fc.property(scenes, fc.double({ min: 0.1, max: 2.4, noNaN: true }), (scene, heightM) => {
        const map = comfortMap({ scene, heightM, airC: 18, airSpeed: 0, stepM: 0.4 })
        expect(map).toMatchObject({ columns: 8, rows: 6 })
        for (const index of [0, 7, 21, 47]) {
          const point = pointAt(map, index, heightM)
          expect(map.radiantC[index]).toBeCloseTo(globeRadiantC({ scene, point }), 8)
          expect(map.asymmetryK[index]).toBeCloseTo(radiantAsymmetryK({ scene, point, axis: 'z' }), 8)
        }
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    [{ heightM: 0.01 }, 'heightM'],
    [{ heightM: 2.4 }, 'heightM'],
    [{ heightM: NaN }, 'heightM'],
    [{ stepM: 0 }, 'stepM'],
    [{ airC: 90 }, 'airC'],
    [{ airSpeed: 3 }, 'airSpeed'],
  ])('rejects %o', (wrong, quantity) => {
    expect(() => comfortMap({ scene: lounge(), ...SEATED, ...wrong })).toThrow(expect.objectContaining({ quantity }))
    expect(() => comfortMap({ scene: lounge(), ...SEATED, ...wrong })).toThrow(OutOfRange)
  })

  it('rejects an excessive number of cells', () => {
    const hall = { ...lounge(0), room: { lengthM: 40, widthM: 40, heightM: 6 }, pieces: [] }
    expect(() => comfortMap({ scene: hall, ...SEATED })).toThrow('cells')
    expect(comfortMap({ scene: hall, ...SEATED, stepM: 0.8 }).radiantC).toHaveLength(2_500)
  })

  it('smaller than a cell has one cell', () => {
    const small = { ...lounge(0), room: { lengthM: 0.6, widthM: 0.6, heightM: 2.4 }, pieces: [] }
    expect(comfortMap({ scene: small, ...SEATED, stepM: 1 })).toMatchObject({ columns: 1, rows: 1, stepXM: 0.6 })
  })
})
