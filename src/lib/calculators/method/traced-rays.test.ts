import { expect, it } from 'vitest'

import type { Point } from '@/lib/domain/comfort/radiant-field/patch'
import { seededRandom } from '@/lib/domain/quantity/seeded-random'

import { checkAsymmetry, TRACED_POINTS, TRACED_ROOM } from './check-comfort'

const RAYS = 200_000
/** Four standard errors of a difference of two means of so many rays, K. */
const WITHIN_K = 0.15

const kelvin4 = (celsius: number) => (celsius + 273.15) ** 4
const isIn = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to
const random = seededRandom(1)

/** The plane radiant temperature from random rays, weighted by the cosine, °C; shares no formula with the engine. */
function tracedC({ x, y, z }: Point, isUp: boolean): number {
  const { room, facesC, pieces } = TRACED_ROOM
  let total = 0
  for (let ray = 0; ray < RAYS; ray++) {
    const out = Math.sqrt(random())
    const turn = 2 * Math.PI * random()
    const [dx, dy, dz] = [out * Math.cos(turn), out * Math.sin(turn), Math.sqrt(1 - out * out)]
    const toEnd = (isUp ? room.heightM - z : z) / dz
    const toX = dx > 0 ? (room.lengthM - x) / dx : -x / dx
    const toY = dy > 0 ? (room.widthM - y) / dy : -y / dy
    const far = Math.min(toEnd, toX, toY)
    const face =
      far === toEnd
        ? isUp
          ? 'ceiling'
          : 'floor'
        : far === toX
          ? dx > 0
            ? 'east'
            : 'west'
          : dy > 0
            ? 'north'
            : 'south'
    const hit = { x: x + far * dx, y: y + far * dy, z: z + far * dz * (isUp ? 1 : -1) }
    const piece = pieces.find(
      ({ on, ...spans }) =>
        on === face &&
        (['x', 'y', 'z'] as const).every((axis) => {
          const span = { x: undefined, y: undefined, z: undefined, ...spans }[axis]
          return !span || isIn(hit[axis], span)
        }),
    )
    total += kelvin4(piece?.surfaceC ?? facesC[face])
  }
  return (total / RAYS) ** 0.25 - 273.15
}

it.each(TRACED_POINTS.map((point, index) => [point, checkAsymmetry().checks[index]?.reference ?? NaN] as const))(
  'rays from %o find an asymmetry of %d K again',
  (point, asymmetryK) => {
    expect(Math.abs(tracedC(point, true) - tracedC(point, false) - asymmetryK)).toBeLessThan(WITHIN_K)
  },
)
