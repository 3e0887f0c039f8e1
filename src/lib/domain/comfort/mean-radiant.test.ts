import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { vectors } from '../../../../tests/fixtures/heating-vectors'
import { lounge } from '../../../../tests/fixtures/lounge'
import { globeRadiantC, planeRadiantC } from '../../../../tests/fixtures/radiation-at-a-point'
import { OutOfRange } from '../quantity/range-check'
import { meanRadiantC } from './mean-radiant'
import { operativeC } from './operative'
import type { Direction } from './radiant-field/view-factor'
import { FACES } from './room'
import type { RadiantScene } from './scene'
import { insideSurfaceC, SURFACE_RESISTANCE } from './surface-temperature'

const DIRECTIONS: Direction[] = ['+x', '-x', '+y', '-y', '+z', '-z']
const temperatures = fc.double({ min: -10, max: 80, noNaN: true })
const points = fc.record({
  x: fc.double({ min: 0.05, max: 4.95, noNaN: true }),
  y: fc.double({ min: 0.05, max: 3.95, noNaN: true }),
  z: fc.double({ min: 0.05, max: 2.3, noNaN: true }),
})

/** The lounge with every surface at one temperature. */
function even(surfaceC: number): RadiantScene {
  const { room, pieces } = lounge()
  return {
    room,
    facesC: { floor: surfaceC, ceiling: surfaceC, west: surfaceC, east: surfaceC, south: surfaceC, north: surfaceC },
    pieces: pieces.map((piece) => ({ ...piece, surfaceC })),
  }
}

describe('surfaces', () => {
  it('to the outside are colder in proportion to their U-value', () => {
    const wall = { airC: 20, outsideC: -2.2, surfaceResistance: SURFACE_RESISTANCE.wall }
    expect(insideSurfaceC({ ...wall, uValue: 1.5 })).toBeCloseTo(15.671, 3)
    expect(insideSurfaceC({ ...wall, uValue: 0 })).toBe(20)
    expect(insideSurfaceC({ ...wall, uValue: 2.8, surfaceResistance: SURFACE_RESISTANCE.floor })).toBeLessThan(
      insideSurfaceC({ ...wall, uValue: 2.8 }),
    )
    expect(() => insideSurfaceC({ ...wall, uValue: 9 })).toThrow(OutOfRange)
  })
})

describe('mean radiant temperature of surfaces by their share', () => {
  it.each(vectors('mrtPanels'))('$id: one panel in a room', ({ input, expect: expected }) => {
    const {
      F: [share],
      Tpanel,
      Tsur,
    } = input as { F: [number]; Tpanel: number; Tsur: number }
    expect(
      meanRadiantC([
        { share, surfaceC: Tpanel },
        { share: 1 - share, surfaceC: Tsur },
      ]),
    ).toBeCloseTo((expected as { C: number }).C, 4)
  })

  it('is between the coldest and the warmest, above their arithmetic mean', () => {
    fc.assert(
      fc.property(temperatures, temperatures, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
        const mean = meanRadiantC([
          { share, surfaceC: one },
          { share: 1 - share, surfaceC: other },
        ])
        expect(mean).toBeLessThanOrEqual(Math.max(one, other) + 1e-9)
        expect(mean).toBeGreaterThanOrEqual(share * one + (1 - share) * other - 1e-9)
      }),
    )
  })

  it('needs shares that add up to one', () => {
    expect(() =>
      meanRadiantC([
        { share: 0.4, surfaceC: 20 },
        { share: 0.5, surfaceC: 20 },
      ]),
    ).toThrow('shares')
    expect(() =>
      meanRadiantC([
        { share: -0.5, surfaceC: 20 },
        { share: 1.5, surfaceC: 20 },
      ]),
    ).toThrow('share must')
    expect(() => meanRadiantC([{ share: 1, surfaceC: NaN }])).toThrow('surfaceC')
    expect(() => meanRadiantC([])).toThrow(OutOfRange)
  })
})

describe('the lounge of the worked example', () => {
  type Place = { p: [number, number, number]; mrt: number; mrtNoPanels: number; op: number }
  const places = vectors('mrtRoom').flatMap(({ expect: expected }) => expected as Place[])

  it.each(places)('at $p', ({ p: [x, y, z], mrt, mrtNoPanels, op }) => {
    const point = { x, y, z }
    const radiantC = globeRadiantC({ scene: lounge(), point })
    expect(radiantC).toBeCloseTo(mrt, 3)
    expect(globeRadiantC({ scene: lounge(0), point })).toBeCloseTo(mrtNoPanels, 3)
    expect(operativeC({ airC: 20, radiantC, airSpeed: 0.1 })).toBeCloseTo(op, 3)
  })

  it.each(vectors('planeRadiantUp'))('$id: from above, with all else at 20 °C', ({ input, expect: expected }) => {
    const [x, y, z] = (input as { p: [number, number, number] }).p
    const panels = lounge().pieces.filter(({ on }) => on === 'ceiling')
    const up = planeRadiantC({ scene: { ...even(20), pieces: panels }, point: { x, y, z }, facing: '+z' })
    expect(up).toBeCloseTo((expected as { tprUp: number }).tprUp, 3)
  })
})

test('a uniform room has that mean radiant temperature in every direction', () => {
  fc.assert(
    fc.property(points, temperatures, (point, surfaceC) => {
      const scene = even(surfaceC)
      expect(globeRadiantC({ scene, point })).toBeCloseTo(surfaceC, 8)
      for (const facing of DIRECTIONS) expect(planeRadiantC({ scene, point, facing })).toBeCloseTo(surfaceC, 8)
    }),
    { numRuns: 30 },
  )
})

test('each additional panel and each warmer face has an effect', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 0, max: 6 }), fc.constantFrom(...FACES), (point, panels, face) => {
      const scene = lounge(panels)
      const felt = globeRadiantC({ scene, point })
      expect(globeRadiantC({ scene: lounge(panels + 1), point })).toBeGreaterThan(felt)
      expect(
        globeRadiantC({ scene: { ...scene, facesC: { ...scene.facesC, [face]: scene.facesC[face] + 1 } }, point }),
      ).toBeGreaterThan(felt)
    }),
  )
})

test('a wall panel is equivalent to a ceiling panel in a rotated room', () => {
  const facesC = even(18).facesC
  const upright = {
    room: { lengthM: 5, widthM: 4, heightM: 2.4 },
    facesC,
    pieces: [{ on: 'east', y: [1, 2.2], z: [0.5, 1.1], surfaceC: 60 }],
  } as const
  const level = {
    room: { lengthM: 4, widthM: 2.4, heightM: 5 },
    facesC,
    pieces: [{ on: 'ceiling', x: [1, 2.2], y: [0.5, 1.1], surfaceC: 60 }],
  } as const
  expect(globeRadiantC({ scene: upright, point: { x: 3, y: 1.4, z: 0.6 } })).toBeCloseTo(
    globeRadiantC({ scene: level, point: { x: 1.4, y: 0.6, z: 3 } }),
    10,
  )
  expect(planeRadiantC({ scene: upright, point: { x: 3, y: 1.4, z: 0.6 }, facing: '+z' })).toBeCloseTo(
    planeRadiantC({ scene: level, point: { x: 1.4, y: 0.6, z: 3 }, facing: '+y' }),
    10,
  )
})

test('rejects points on a face and impossible surfaces', () => {
  expect(() => globeRadiantC({ scene: lounge(), point: { x: 0, y: 1, z: 1 } })).toThrow(OutOfRange)
  expect(() => planeRadiantC({ scene: lounge(), point: { x: 1, y: 1, z: 2.4 }, facing: '+x' })).toThrow(OutOfRange)
  expect(() => globeRadiantC({ scene: even(500), point: { x: 1, y: 1, z: 1 } })).toThrow('surfaceC')
})
