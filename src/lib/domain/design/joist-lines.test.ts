import { expect, test } from 'vitest'

import { joistLines, joistsOnPlanMm } from './joist-lines'

const corner = (xMm: number, yMm: number) => ({ xMm, yMm })
const LEVEL = { heightMm: 2_400, slope: null }
const SQUARE = [corner(0, 0), corner(1_000, 0), corner(1_000, 900), corner(0, 900)]
/** A U, open at its head. */
const U = [
  corner(0, 0),
  corner(1_500, 0),
  corner(1_500, 1_000),
  corner(1_000, 1_000),
  corner(1_000, 500),
  corner(500, 500),
  corner(500, 1_000),
  corner(0, 1_000),
]

test('joists run from wall to wall', () => {
  expect(joistLines({ ...LEVEL, outline: SQUARE, joists: null })).toEqual([])
  expect(joistLines({ ...LEVEL, outline: SQUARE, joists: { spacingMm: 400, along: 'y', oneAtMm: 850 } })).toEqual([
    { from: corner(50, 0), to: corner(50, 900) },
    { from: corner(450, 0), to: corner(450, 900) },
    { from: corner(850, 0), to: corner(850, 900) },
  ])
  expect(joistLines({ ...LEVEL, outline: SQUARE, joists: { spacingMm: 600, along: 'x', oneAtMm: 100 } })).toEqual([
    { from: corner(0, 100), to: corner(1_000, 100) },
    { from: corner(0, 700), to: corner(1_000, 700) },
  ])
})

test('a joist is cut where the room is', () => {
  const lines = joistLines({ ...LEVEL, outline: U, joists: { spacingMm: 600, along: 'x', oneAtMm: 200 } })
  expect(lines).toEqual([
    { from: corner(0, 200), to: corner(1_500, 200) },
    { from: corner(0, 800), to: corner(500, 800) },
    { from: corner(1_000, 800), to: corner(1_500, 800) },
  ])
})

test('joists across a slope are closer on the plan, and those up it are not', () => {
  // Rises by 3 m over 4 m, so that the plan has 4/5 of the lengths on the ceiling.
  const loft = {
    outline: [corner(0, 0), corner(1_000, 0), corner(1_000, 4_000), corner(0, 4_000)],
    heightMm: 1_000,
    slope: { towards: 'north', ridgeMm: 4_000 },
  } as const
  const across = { ...loft, joists: { spacingMm: 400, along: 'x', oneAtMm: 40 } } as const
  const up = { ...loft, joists: { spacingMm: 400, along: 'y', oneAtMm: 40 } } as const
  const levels = Array.from({ length: 13 }, (_, index) => 40 + 320 * index)
  expect(joistsOnPlanMm(across)).toEqual(levels)
  expect(joistLines(across).map(({ from }) => from.yMm)).toEqual(levels)
  expect(joistLines(up).map(({ from }) => from.xMm)).toEqual([40, 440, 840])
})
