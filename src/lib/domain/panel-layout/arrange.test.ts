import { describe, expect, it } from 'vitest'

import { CASE_COUNT } from '../../../../tests/fixtures/case-count'
import { drawn } from '../../../../tests/fixtures/drawn-rooms'
import { seededRandom } from '../quantity/seeded-random'
import { levelCeiling } from '../room-plan/ceiling'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { RoomPlan } from '../room-plan/room-plan'
import { arranger } from './arrange'
import { candidatesOf } from './candidates'
import { occupiedGrid, seatedViews } from './evenness'
import { areTooClose, isAllowed, positionsFor } from './positions'

/** Attempts of the random search for each room: 10,000 in `npm run test:long`. */
const TRIES = 4 * CASE_COUNT

const SIZE = { lengthMm: 1_200, widthMm: 600 }
const random = seededRandom(20_261_123)
const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))

/** Twenty rectangular and L-shaped rooms with one to eight panels, some of them with a light or with joists. */
const ROOMS = Array.from({ length: 20 }, (_, index) => {
  const [length, width] = [between(52, 120) / 20, between(48, 100) / 20]
  const [cutX, cutY] = [between(20, Math.floor(10 * length)) / 20, between(20, Math.floor(10 * width)) / 20]
  const outline =
    index % 2 === 0
      ? drawn([0, 0], [length, 0], [length, width], [0, width])
      : drawn(
          [0, 0],
          [length, 0],
          [length, width - cutY],
          [length - cutX, width - cutY],
          [length - cutX, width],
          [0, width],
        )
  const lightMm = { westMm: Math.round(500 * length) - 100, southMm: Math.round(400 * width) - 100 }
  const plan: RoomPlan = {
    outline,
    ceiling: levelCeiling(2_400),
    obstacles:
      index % 3 === 0
        ? [{ kind: 'light', area: { ...lightMm, eastMm: lightMm.westMm + 200, northMm: lightMm.southMm + 200 } }]
        : [],
    joists: index % 4 === 1 ? { spacingMm: 400, along: index % 8 === 1 ? 'x' : 'y', oneAtMm: 50 * (index % 7) } : null,
  }
  return { plan, count: 1 + (index % 8) }
})

type Input = ReturnType<typeof inputOf>
const arrangerFor = ({ count: _, ...search }: Input) =>
  arranger({ places: search.places, candidates: candidatesOf({ ...search, lockedPlaces: [] }) })
const arrange = (input: Input) => arrangerFor(input)({ count: input.count })[0]

function inputOf({ plan, count }: (typeof ROOMS)[number]) {
  const grid = occupiedGrid(plan)
  const shareOf = seatedViews({ plan, grid }).cachedGlobe()
  return { count, places: positionsFor({ plan, size: SIZE }), shareOf, cells: grid.cells.length }
}

function evennessOf(panels: readonly PlanRectangle[], shareOf: (panel: PlanRectangle) => Float64Array): number {
  const shares = panels.map(shareOf)
  const total = (shares[0] ?? new Float64Array()).map((_, cell) =>
    shares.reduce((sum, share) => sum + (share[cell] ?? NaN), 0),
  )
  return (Math.min(...total) * total.length) / total.reduce((sum, share) => sum + share, 0)
}

/** The evenness of the best of many random arrangements. */
function searched({ count, places, shareOf }: Input): number {
  let best = 0
  for (let tried = 0; tried < TRIES; tried += 1) {
    const panels: PlanRectangle[] = []
    for (let pick = 0; pick < 20 * count && panels.length < count; pick += 1) {
      const position = places[Math.floor(random() * places.length)]
      if (position && !panels.some((panel) => areTooClose(panel, position))) panels.push(position)
    }
    if (panels.length === count) best = Math.max(best, evennessOf(panels, shareOf))
  }
  return best
}

describe.each(ROOMS.map((room, index) => ({ index: index + 1, ...room })))('reference room $index', (room) => {
  const input = inputOf(room)
  const result = arrange(input)

  it('has all its panels at allowed positions and apart from each other', () => {
    expect(result.panels).toHaveLength(room.count)
    for (const [index, panel] of result.panels.entries()) {
      expect(isAllowed(room.plan, panel)).toBe(true)
      expect(result.panels.slice(index + 1).some((other) => areTooClose(panel, other))).toBe(false)
    }
    expect(result.evenness).toBeCloseTo(evennessOf(result.panels, input.shareOf), 9)
  })

  it('is within 5 % of the best of a random search', () =>
    expect(result.evenness).toBeGreaterThanOrEqual(0.95 * searched(input)))
})

it('is deterministic', () => {
  for (const room of ROOMS.slice(2, 4)) expect(arrange(inputOf(room))).toEqual(arrange(inputOf(room)))
})

it('is sorted by evenness, and continues from an arrangement of more panels', () => {
  const input = inputOf({
    plan: { outline: drawn([0, 0], [8, 0], [8, 7], [0, 7]), ceiling: levelCeiling(2_400), obstacles: [], joists: null },
    count: 14,
  })
  const arranged = arrangerFor(input)
  const [best, ...others] = arranged({ count: 14 })
  expect(others.every(({ evenness }) => evenness <= best.evenness + 1e-9)).toBe(true)
  const [fewer] = arranged({ count: 13, before: best })
  expect(fewer.panels).toHaveLength(13)
  expect(fewer.panels.every((panel, at) => !fewer.panels.slice(at + 1).some((one) => areTooClose(panel, one)))).toBe(
    true,
  )
  expect(fewer.evenness).toBeGreaterThan(0.8)
})
