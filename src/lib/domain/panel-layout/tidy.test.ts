import { describe, expect, it } from 'vitest'

import { BOX, drawn, L_ROOM } from '../../../../tests/fixtures/drawn-rooms'
import { levelCeiling } from '../room-plan/ceiling'
import { joistsBehind } from '../room-plan/joists'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { RoomPlan } from '../room-plan/room-plan'
import { layOutIn } from './lay-out'
import { areTooClose } from './positions'
import { sharedLines } from './shared-lines'
import { patternOf, patternsOf, pitchesOf, rowLengths, zigzag } from './tidy-patterns'

type Drawn = Partial<RoomPlan> & { panels: number; locked?: readonly PlanRectangle[]; radiantC?: number }

/** Columns and rows that the panels are in, and how many of them lie along the plan. */
function shapeOf(panels: readonly PlanRectangle[]) {
  const linesOf = (doubledMm: readonly number[]) => new Set(doubledMm).size
  return {
    columns: linesOf(panels.map(({ westMm, eastMm }) => westMm + eastMm)),
    rows: linesOf(panels.map(({ southMm, northMm }) => southMm + northMm)),
    along: panels.filter(({ westMm, eastMm, southMm, northMm }) => eastMm - westMm > northMm - southMm).length,
  }
}

/** Unless the panels are hotter, only the number asked for limits them. */
function laid({ panels, locked, radiantC = 40, ...plan }: Drawn, style: 'tidy' | 'even' = 'tidy') {
  const outline = plan.outline ?? BOX
  const layout = layOutIn(style, {
    plan: { outline, ceiling: levelCeiling(2_400), obstacles: [], joists: null, ...plan },
    surfaces: { floorC: 20, ceilingC: 20, walls: outline.map(() => ({ surfaceC: 19, openings: [] })) },
    panel: { lengthMm: 1_200, widthMm: 600, watts: 225, radiantC },
    loadWatts: 225 * panels,
    allowed: Infinity,
    locked,
  })
  if (!layout.ok) throw new Error(layout.reason)
  return layout.panels
}

const light = (xMm: number, yMm: number) => ({
  kind: 'light' as const,
  area: { westMm: xMm - 50, eastMm: xMm + 50, southMm: yMm - 50, northMm: yMm + 50 },
})

/** Widths and depths of bedrooms, m. */
const SIZES = [3.5, 3.6, 3.7].flatMap((widthM) => [4, 4.1].map((depthM) => [widthM, depthM] as const))

const joisted = (widthM: number, depthM: number) => ({
  outline: drawn([0, 0], [widthM, 0], [widthM, depthM], [0, depthM]),
  joists: { spacingMm: 400, along: 'x', oneAtMm: 50 } as const,
})

describe('a tidy ceiling', () => {
  it('has its panels in rows about the middle of the room', () => {
    for (const panels of [2, 4, 6]) {
      const found = laid({ panels })
      const centres = found.map(({ westMm, eastMm, southMm, northMm }) => [westMm + eastMm, southMm + northMm])
      const [width, depth] = [5_000, 4_000]
      for (const [x = NaN, y = NaN] of centres) {
        expect(centres).toContainEqual([2 * width - x, y])
        expect(centres).toContainEqual([x, 2 * depth - y])
      }
    }
  })

  it('has every panel of an L on a line with another, which the most even layout has not', () => {
    const inLine = (style: 'tidy' | 'even') => sharedLines(laid({ outline: L_ROOM, panels: 5 }, style)).length
    expect(inLine('tidy')).toBeGreaterThanOrEqual(3)
    expect(inLine('even')).toBeLessThan(inLine('tidy'))
  })

  it('is held by two joists at each panel, and keeps off lights, in line with them', () => {
    const joists = { spacingMm: 400, along: 'x', oneAtMm: 130 } as const
    for (const panel of laid({ panels: 4, joists })) expect(joistsBehind({ joists, panel }).length).toBeGreaterThan(1)
    const centres = laid({ panels: 2, obstacles: [light(2_500, 2_000)] }).map((one) => one.westMm + one.eastMm)
    expect(centres.reduce((sum, mm) => sum + mm, 0) / centres.length).toBe(5_000)
  })

  it('has all panels the same way round, in as many lines as an arrangement by eye, and alike on both sides', () => {
    for (const [widthM, depthM] of SIZES)
      for (const panels of [2, 3, 4, 5, 6]) {
        const found = laid({ panels, ...joisted(widthM, depthM) })
        const { columns, rows, along } = shapeOf(found)
        expect([0, panels]).toContain(along)
        expect(columns + rows).toBeLessThanOrEqual(panels + 1)
        const centres = found.map(({ westMm, eastMm, southMm, northMm }) => [westMm + eastMm, southMm + northMm])
        const isMirrored = ([x, y]: readonly [1 | -1, 1 | -1]) =>
          centres.every(([atX = NaN, atY = NaN]) =>
            centres.some(
              ([toX, toY]) =>
                toX === (x === 1 ? atX : 2_000 * widthM - atX) && toY === (y === 1 ? atY : 2_000 * depthM - atY),
            ),
          )
        expect(isMirrored([-1, 1]) || isMirrored([1, -1])).toBe(true)
      }
  })

  it('looks alike in rooms of nearly the same size, with panels across the joists', () => {
    for (const panels of [3, 4]) {
      const shapes = SIZES.map(([widthM, depthM]) => {
        const found = laid({ panels, radiantC: 58.7, ...joisted(widthM, depthM) })
        const longer = found.filter(({ southMm }) => southMm === Math.min(...found.map((one) => one.southMm))).length
        return { ...shapeOf(found), longer }
      })
      for (const shape of shapes) expect(shape).toEqual({ ...shapes[0], along: 0 })
    }
  })

  it('has fewer panels if no more fit in rows', () => {
    const narrow = drawn([0, 0], [3, 0], [3, 1], [0, 1])
    expect(laid({ outline: narrow, panels: 9 })).toHaveLength(2)
  })
})

it('rows are as equal as possible, and the same from both ends', () => {
  expect(rowLengths(6, 3)).toEqual([[2, 2, 2]])
  expect(rowLengths(5, 2)).toEqual([
    [3, 2],
    [2, 3],
  ])
  expect(rowLengths(7, 3)).toContainEqual([2, 3, 2])
  const { points, penalty } = patternOf([2, 1], 1_000, 800)
  expect(points).toEqual([
    [-500, -400],
    [500, -400],
    [0, 400],
  ])
  expect(penalty).toBeGreaterThan(patternOf([2, 2], 1_000, 800).penalty)
  expect(penalty).toBeLessThan(patternOf([1, 2], 1_000, 800).penalty)
})

it('panels as far from each other as twice from the walls are preferred, and a zigzag begins with its longer line', () => {
  const axis = { extentMm: 4_000, panelMm: 600, joistsMm: null }
  const [close, regular, far] = patternsOf([2], [[1_500, 2_000, 2_500], [0]], [axis, axis]).map((one) => one.penalty)
  expect(regular).toBe(0)
  expect(close).toBeGreaterThan(0)
  expect(far).toBeGreaterThan(0)
  expect(zigzag(3, 1_000, 800).points).toEqual([
    [-500, -800],
    [500, 0],
    [-500, 800],
  ])
})

it('pitches keep panels apart and off the walls, and follow the joists', () => {
  const axis = { extentMm: 4_000, panelMm: 1_200, joistsMm: null }
  expect(pitchesOf(1, axis)).toEqual([0])
  for (const pitch of pitchesOf(3, axis)) {
    expect(pitch).toBeGreaterThanOrEqual(1_300)
    expect(2 * pitch + 1_200).toBeLessThanOrEqual(3_800)
  }
  expect(pitchesOf(4, axis)).toEqual([])
  expect(pitchesOf(2, { ...axis, joistsMm: 450 })).toContain(2_250)
})

it('only panels on one line share it', () => {
  const panel = (westMm: number, southMm: number) => ({
    westMm,
    eastMm: westMm + 1_200,
    southMm,
    northMm: southMm + 600,
  })
  expect(sharedLines([panel(0, 0), panel(2_000, 5), panel(500, 2_000)])).toEqual([
    { along: 'x', atMm: 300, fromMm: 600, toMm: 2_600 },
  ])
  expect(sharedLines([panel(0, 0)])).toEqual([])
})

const somewhere = { westMm: 330, eastMm: 1_530, southMm: 270, northMm: 870 }

describe('locked panels', () => {
  it('keep their places in every style, clear of the others, and count among those asked for', () => {
    for (const style of ['tidy', 'even'] as const)
      for (const outline of [BOX, L_ROOM]) {
        const found = laid({ outline, panels: 4, locked: [somewhere] }, style)
        expect(found).toHaveLength(4)
        expect(found).toContainEqual(somewhere)
        for (const [index, one] of found.entries())
          expect(found.slice(index + 1).some((other) => areTooClose(one, other))).toBe(false)
      }
  })

  it('are part of the rows: with one of a tidy ceiling locked, the rest stays as it was', () => {
    const before = laid({ panels: 4 })
    const after = laid({ panels: 4, locked: before.slice(1, 2) })
    expect(after).toEqual(before)
  })

  it('all stay, however few are needed, and stand alone where no other fits', () => {
    const two = [somewhere, { ...somewhere, southMm: 2_000, northMm: 2_600 }]
    for (const style of ['tidy', 'even'] as const) {
      expect(laid({ panels: 1, locked: two }, style)).toEqual(two)
      const narrow = drawn([0, 0], [1.9, 0], [1.9, 1.2], [0, 1.2])
      expect(laid({ outline: narrow, panels: 3, locked: [somewhere] }, style)).toEqual([somewhere])
    }
  })
})
