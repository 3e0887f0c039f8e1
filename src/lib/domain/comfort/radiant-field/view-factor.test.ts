import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { vectors } from '../../../../../tests/fixtures/heating-vectors'
import { integral } from '../../../../../tests/fixtures/integral'
import { OutOfRange } from '../../quantity/range-check'
import type { Patch, Point, Span } from './patch'
import { facingShare } from './rectangle-in-view'
import { type Direction, planeViewFactor, sphereViewFactor } from './view-factor'

const DIRECTIONS: Direction[] = ['+x', '-x', '+y', '-y', '+z', '-z']

/** A panel overhead, in the plane z = 0, and the point below it from a worked example. */
const overhead = ({
  p: [x, y],
  panel: [x1, x2, y1, y2],
  c,
}: {
  p: [number, number]
  panel: [number, number, number, number]
  c: number
}) => ({
  point: { x, y, z: -c },
  patch: { plane: 'z', at: 0, x: [x1, x2], y: [y1, y2] } satisfies Patch,
})

describe('worked examples', () => {
  type Input = Parameters<typeof overhead>[0]
  const about = (expected: unknown, tol: number) =>
    [(expected as { F: number }).F, Math.round(-Math.log10(2 * tol))] as const

  it.each(vectors('cornerF'))('$id: directly below one corner', ({ input, expect: expected, tol }) => {
    const { a, b, c } = input as { a: number; b: number; c: number }
    expect(facingShare(0, a, 0, b, c)).toBeCloseTo(...about(expected, tol))
  })

  it.each(vectors('pointToPanel'))('$id: facing up', ({ input, expect: expected, tol }) => {
    expect(planeViewFactor({ ...overhead(input as Input), facing: '+z' })).toBeCloseTo(...about(expected, tol))
  })

  it.each(vectors('sphereToPanel'))('$id: from all sides', ({ input, expect: expected, tol }) => {
    expect(sphereViewFactor(overhead(input as Input))).toBeCloseTo(...about(expected, tol))
  })

  it.each(vectors('verticalElementPlusX'))('$id: facing sideways', ({ input, expect: expected, tol }) => {
    expect(planeViewFactor({ ...overhead(input as Input), facing: '+x' })).toBeCloseTo(...about(expected, tol))
  })
})

test.each(vectors('mrtRoom'))('$id: seven panels over a lounge', ({ input, expect: expected }) => {
  const { panels } = input as { panels: [number, number, number, number][] }
  for (const {
    p: [x, y],
    Fpanels,
  } of expected as { p: [number, number, number]; Fpanels: number }[]) {
    const inView = panels.reduce((sum, panel) => sum + sphereViewFactor(overhead({ p: [x, y], panel, c: 1.8 })), 0)
    expect(inView).toBeCloseTo(Fpanels, 6)
  }
})

const metres = fc.double({ min: -3, max: 3, noNaN: true })
const points = fc.record({ x: metres, y: metres, z: metres })
const sides = fc
  .tuple(metres, fc.double({ min: 0.05, max: 3, noNaN: true }))
  .map(([from, length]): Span => [from, from + length])
const patches: fc.Arbitrary<Patch> = fc.oneof(
  fc.record({ plane: fc.constant('x' as const), at: metres, y: sides, z: sides }),
  fc.record({ plane: fc.constant('y' as const), at: metres, x: sides, z: sides }),
  fc.record({ plane: fc.constant('z' as const), at: metres, x: sides, y: sides }),
)
const scenes = fc
  .record({ point: points, patch: patches })
  .filter(({ point, patch }) => Math.abs(point[patch.plane] - patch.at) > 0.4)

/** Numerical integral over a patch: f(vector to the element, its distance along the normal). */
function summed({ point, patch }: { point: Point; patch: Patch }, f: (to: Point, away: number) => number): number {
  const away = Math.abs(patch.at - point[patch.plane])
  const at = (bit: Point) => f({ x: bit.x - point.x, y: bit.y - point.y, z: bit.z - point.z }, away)
  const over = (one: Span, other: Span, bit: (u: number, v: number) => Point) =>
    integral((u) => integral((v) => at(bit(u, v)), other, 40), one, 40)
  switch (patch.plane) {
    case 'x':
      return over(patch.y, patch.z, (y, z) => ({ x: patch.at, y, z }))
    case 'y':
      return over(patch.x, patch.z, (x, z) => ({ x, y: patch.at, z }))
    case 'z':
      return over(patch.x, patch.y, (x, y) => ({ x, y, z: patch.at }))
  }
}

const LOOKS: Record<Direction, (to: Point) => number> = {
  '+x': ({ x }) => x,
  '-x': ({ x }) => -x,
  '+y': ({ y }) => y,
  '-y': ({ y }) => -y,
  '+z': ({ z }) => z,
  '-z': ({ z }) => -z,
}

describe('agrees with integration over the patch', () => {
  test('from all sides', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const integrated = summed(scene, ({ x, y, z }, away) => away / (x * x + y * y + z * z) ** 1.5) / (4 * Math.PI)
        expect(sphereViewFactor(scene)).toBeCloseTo(integrated, 5)
      }),
      { numRuns: 30 },
    )
  })

  test.each(DIRECTIONS)('facing %s', (facing) => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const integrated =
          summed(
            scene,
            (to, away) => (Math.max(0, LOOKS[facing](to)) * away) / (to.x * to.x + to.y * to.y + to.z * to.z) ** 2,
          ) / Math.PI
        expect(Math.abs(planeViewFactor({ ...scene, facing }) - integrated)).toBeLessThan(2e-4)
      }),
      { numRuns: 20 },
    )
  })
})

describe('always', () => {
  const cut = ([from, to]: Span, at: number): [Span, Span] => [
    [from, from + at * (to - from)],
    [from + at * (to - from), to],
  ]

  function halves(patch: Patch, at: number): Patch[] {
    if (patch.plane === 'z') return cut(patch.x, at).map((x) => ({ ...patch, x }))
    return cut(patch.z, at).map((z) => ({ ...patch, z }))
  }

  const views = (point: Point, patch: Patch) => [
    sphereViewFactor({ point, patch }),
    ...DIRECTIONS.map((facing) => planeViewFactor({ point, patch, facing })),
  ]

  test('the parts of a patch add up to the whole', () => {
    fc.assert(
      fc.property(scenes, fc.double({ min: 0.1, max: 0.9, noNaN: true }), ({ point, patch }, at) => {
        const [one = [], other = []] = halves(patch, at).map((half) => views(point, half))
        views(point, patch).forEach((whole, index) =>
          expect((one[index] ?? NaN) + (other[index] ?? NaN)).toBeCloseTo(whole, 12),
        )
      }),
    )
  })

  test('the view factor is positive, at most half for a sphere and one for an element', () => {
    fc.assert(
      fc.property(scenes, ({ point, patch }) => {
        const [sphere = NaN, ...planes] = views(point, patch)
        expect(sphere).toBeGreaterThan(0)
        expect(sphere).toBeLessThanOrEqual(0.5)
        planes.forEach((share) => expect(share).toBeGreaterThanOrEqual(-1e-12))
        planes.forEach((share) => expect(share).toBeLessThanOrEqual(1))
      }),
    )
  })

  test('is invariant under reflection', () => {
    const mirrored = ([from, to]: Span): Span => [-to, -from]
    fc.assert(
      fc.property(scenes, ({ point, patch }) => {
        const mirroredPoint = { ...point, z: -point.z }
        const image: Patch = patch.plane === 'z' ? { ...patch, at: -patch.at } : { ...patch, z: mirrored(patch.z) }
        expect(planeViewFactor({ point: mirroredPoint, patch: image, facing: '-z' })).toBeCloseTo(
          planeViewFactor({ point, patch, facing: '+z' }),
          12,
        )
        expect(planeViewFactor({ point: mirroredPoint, patch: image, facing: '+y' })).toBeCloseTo(
          planeViewFactor({ point, patch, facing: '+y' }),
          12,
        )
      }),
    )
  })

  test('an element sees nothing behind it', () => {
    const { point, patch } = overhead({ p: [1.5, 0], panel: [-0.6, 0.6, -0.3, 0.3], c: 1.8 })
    expect(planeViewFactor({ point, patch, facing: '-z' })).toBe(0)
    expect(planeViewFactor({ point, patch, facing: '+x' })).toBeCloseTo(0, 15)
    expect(planeViewFactor({ point, patch, facing: '-x' })).toBeGreaterThan(0.01)
  })

  test('rejects a point in the plane of the patch', () => {
    const { patch } = overhead({ p: [0, 0], panel: [-0.6, 0.6, -0.3, 0.3], c: 1 })
    const point = { x: 2, y: 0, z: 0 }
    expect(() => sphereViewFactor({ point, patch })).toThrow(OutOfRange)
    expect(() => planeViewFactor({ point, patch, facing: '+z' })).toThrow(OutOfRange)
    expect(() => sphereViewFactor({ point: { ...point, z: NaN }, patch })).toThrow(OutOfRange)
  })
})
