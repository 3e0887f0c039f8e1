import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { seededRandom } from '../../quantity/seeded-random'
import { overheadShare, solidShare, type Vertex } from './polygon-in-space'
import { facingShare, globeShare } from './rectangle-in-view'

type Tilted = { x: number; y: number; z: number; lengthM: number; widthM: number; degrees: number }

/** A rectangle that rises along y, from its lower west corner. */
function cornersOf({ x, y, z, lengthM, widthM, degrees }: Tilted): Vertex[] {
  const [run, rise] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const at = (along: number, up: number) => ({ x: x + along, y: y + up * run, z: z + up * rise })
  return [at(0, 0), at(lengthM, 0), at(lengthM, widthM), at(0, widthM)]
}

/** Both shares by Monte Carlo: one random point in each of 300 × 300 cells, of which a share cos θ dA / r² is seen. */
function sampled(panel: Tilted) {
  const { x, y, z, lengthM, widthM, degrees } = panel
  const [run, rise] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const random = seededRandom(20_261_125)
  const cells = 300
  let [globe, up] = [0, 0]
  for (let cell = 0; cell < cells ** 2; cell += 1) {
    const along = (lengthM * ((cell % cells) + random())) / cells
    const upwards = (widthM * (Math.floor(cell / cells) + random())) / cells
    const at = { x: x + along, y: y + upwards * run, z: z + upwards * rise }
    const away = Math.hypot(at.x, at.y, at.z)
    const facing = Math.abs(at.z * run - at.y * rise) / away
    globe += facing / (4 * Math.PI * away ** 2)
    up += (facing * at.z) / (Math.PI * away ** 3)
  }
  const area = (lengthM * widthM) / cells ** 2
  return { globe: globe * area, up: up * area }
}

const OVERHEAD: Tilted = { x: -0.6, y: -0.3, z: 1.8, lengthM: 1.2, widthM: 0.6, degrees: 0 }

describe('a level rectangle', () => {
  it.each([
    ['overhead', OVERHEAD],
    ['to one side', { ...OVERHEAD, x: 1.4, y: -2 }],
  ])('%s matches the closed forms', (_, panel) => {
    const { x, y, z, lengthM, widthM } = panel
    expect(solidShare(cornersOf(panel))).toBeCloseTo(globeShare(x, x + lengthM, y, y + widthM, z), 12)
    expect(overheadShare(cornersOf(panel))).toBeCloseTo(facingShare(x, x + lengthM, y, y + widthM, z), 12)
  })
})

describe('a tilted rectangle', () => {
  it.each([
    ['above, at 35°', { ...OVERHEAD, degrees: 35 }],
    ['ahead, turned towards the receiver, at 45°', { ...OVERHEAD, y: -2.5, degrees: 45 }],
    ['behind, turned away, at 20°', { ...OVERHEAD, y: 1.5, degrees: 20 }],
    ['aside, steep, at 60°', { ...OVERHEAD, x: 1.2, y: -1, degrees: 60 }],
  ])('%s is within 0.5 % of a Monte Carlo integral', (_, panel) => {
    const expected = sampled(panel)
    expect(Math.abs(solidShare(cornersOf(panel)) / expected.globe - 1)).toBeLessThan(0.005)
    expect(Math.abs(overheadShare(cornersOf(panel)) / expected.up - 1)).toBeLessThan(0.005)
  })
})

it('without enough corners for a polygon, none of the view is filled', () => {
  expect(solidShare([])).toBe(0)
  expect(overheadShare(cornersOf(OVERHEAD).slice(0, 2))).toBeCloseTo(0, 12)
})

it('views add up, and do not change when the receiver turns or a polygon starts at another corner', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const panels = fc.record({
    x: number(-4, 4),
    y: number(-4, 4),
    z: number(0.1, 4),
    lengthM: number(0.1, 3),
    widthM: number(0.1, 3),
    degrees: number(0, 60),
  })
  fc.assert(
    fc.property(panels, number(0.1, 0.9), number(0, 6.28), (panel, share, turn) => {
      const whole = cornersOf(panel)
      const low = { ...panel, widthM: share * panel.widthM }
      const [, , , end] = cornersOf(low)
      if (!end) throw new Error('no corner')
      const high = { ...panel, y: end.y, z: end.z, widthM: (1 - share) * panel.widthM }
      const turned = whole.map(({ x, y, z }) => ({
        x: x * Math.cos(turn) - y * Math.sin(turn),
        y: x * Math.sin(turn) + y * Math.cos(turn),
        z,
      }))
      for (const shareOf of [solidShare, overheadShare]) {
        expect(shareOf(whole)).toBeCloseTo(shareOf(cornersOf(low)) + shareOf(cornersOf(high)), 9)
        expect(shareOf(turned)).toBeCloseTo(shareOf(whole), 9)
        expect(shareOf([...whole.slice(1), ...whole.slice(0, 1)])).toBeCloseTo(shareOf(whole), 9)
        expect(shareOf(whole)).toBeLessThanOrEqual(1)
      }
      expect(solidShare(whole)).toBeLessThan(0.5)
    }),
  )
})
