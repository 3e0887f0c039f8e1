import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type Grid, type Point, regionsAbove } from './regions-above'
import { simplify } from './simplify'

const range = (count: number, step = 1) => Array.from({ length: count }, (_, index) => index * step)

function gridOf({ xs, ys, value }: { xs: number[]; ys: number[]; value: (x: number, y: number) => number }): Grid {
  return { xs, ys, values: ys.map((y) => xs.map((x) => value(x, y))) }
}

/** Signed area: positive in one direction, negative in the other. */
function area(loop: Point[]): number {
  return loop.reduce((sum, { x, y }, index) => {
    const next = loop[(index + 1) % loop.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
}

const totalArea = (loops: Point[][]) => Math.abs(loops.reduce((sum, loop) => sum + area(loop), 0))

describe('regions above a level', () => {
  test('a round hill is a circle', () => {
    const grid = gridOf({ xs: range(101, 0.1), ys: range(101, 0.1), value: (x, y) => 4 - Math.hypot(x - 5, y - 5) })
    const loops = regionsAbove(grid, 1)
    expect(loops).toHaveLength(1)
    for (const { x, y } of loops[0] ?? []) expect(Math.hypot(x - 5, y - 5)).toBeCloseTo(3, 2)
    expect(totalArea(loops)).toBeCloseTo(Math.PI * 9, 1)
  })

  test('a crater is a hole, with reversed direction', () => {
    const grid = gridOf({
      xs: range(101, 0.1),
      ys: range(101, 0.1),
      value: (x, y) => -Math.abs(Math.hypot(x - 5, y - 5) - 3),
    })
    const areas = regionsAbove(grid, -1).map(area)
    expect(areas).toHaveLength(2)
    expect(Math.sign(areas[0] ?? 0)).toBe(-Math.sign(areas[1] ?? 0))
    expect(Math.abs((areas[0] ?? 0) + (areas[1] ?? 0))).toBeCloseTo(Math.PI * (16 - 4), 1)
  })

  test('a region that fills the grid follows its edge', () => {
    expect(totalArea(regionsAbove(gridOf({ xs: [0, 1, 4], ys: [0, 2], value: () => 1 }), 1))).toBe(8)
  })

  test('a slope is cut at the level, on an uneven grid', () => {
    const loops = regionsAbove(gridOf({ xs: [0, 1, 3, 10], ys: [0, 5], value: (x) => x }), 2)
    expect(totalArea(loops)).toBeCloseTo(8 * 5, 10)
    expect(Math.min(...loops.flat().map(({ x }) => x))).toBeCloseTo(2, 10)
  })

  test('a level above all values has no region', () => {
    expect(regionsAbove(gridOf({ xs: range(3), ys: range(3), value: () => 1 }), 1.01)).toEqual([])
  })

  test('two hills are two regions, or one from below the saddle', () => {
    const hill = (x: number, y: number, at: number) => Math.exp(-((x - at) ** 2 + (y - 5) ** 2) / 4)
    const grid = gridOf({ xs: range(61, 0.25), ys: range(41, 0.25), value: (x, y) => hill(x, y, 5) + hill(x, y, 10) })
    expect(regionsAbove(grid, 0.6)).toHaveLength(2)
    expect(regionsAbove(grid, 0.3)).toHaveLength(1)
  })

  test('for any values, above and below together cover the grid', () => {
    const values = fc.array(
      fc.array(fc.double({ min: -1, max: 1, noNaN: true, minExcluded: true }), { minLength: 6, maxLength: 6 }),
      { minLength: 5, maxLength: 5 },
    )
    fc.assert(
      fc.property(values, (values) => {
        const grid = { xs: range(6), ys: range(5), values }
        const upsideDown = { ...grid, values: values.map((row) => row.map((value) => -value)) }
        const covered = totalArea(regionsAbove(grid, 1e-9)) + totalArea(regionsAbove(upsideDown, -1e-9))
        expect(covered).toBeCloseTo(20, 5)
      }),
    )
  })
})

describe('simplify', () => {
  test('keeps the ends and the corner of a bent line', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 1, y: 0.01 },
      { x: 2, y: 0 },
      { x: 2, y: 1 },
      { x: 2, y: 2 },
    ]
    expect(simplify(line, 0.1)).toEqual([
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 2 },
    ])
    expect(simplify(line, 0.001)).toHaveLength(4)
  })

  test('keeps a loop closed', () => {
    const loop = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
      { x: 0, y: 0 },
    ]
    expect(simplify(loop, 0.1)).toEqual(loop)
  })

  test('leaves a short line alone', () => {
    expect(simplify([{ x: 1, y: 1 }], 5)).toEqual([{ x: 1, y: 1 }])
    expect(simplify([], 5)).toEqual([])
  })

  test('never exceeds the tolerance', () => {
    const wave = range(200, 0.1).map((x) => ({ x, y: Math.sin(x) }))
    const short = simplify(wave, 0.02)
    expect(short.length).toBeLessThan(60)
    for (const { x, y } of wave) {
      const after = short.findIndex((point) => point.x >= x)
      const [from, to] = [short[Math.max(after - 1, 0)], short[after]]
      if (!from || !to) throw new Error('the ends are missing')
      const level = from.x === to.x ? from.y : from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
      expect(Math.abs(level - y)).toBeLessThan(0.03)
    }
  })
})
