import { expect, test } from 'vitest'

import { joistLines } from './joist-lines'

const corner = (xMm: number, yMm: number) => ({ xMm, yMm })
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
  expect(joistLines({ outline: SQUARE, joists: null })).toEqual([])
  expect(joistLines({ outline: SQUARE, joists: { spacingMm: 400, along: 'y', oneAtMm: 850 } })).toEqual([
    { from: corner(50, 0), to: corner(50, 900) },
    { from: corner(450, 0), to: corner(450, 900) },
    { from: corner(850, 0), to: corner(850, 900) },
  ])
  expect(joistLines({ outline: SQUARE, joists: { spacingMm: 600, along: 'x', oneAtMm: 100 } })).toEqual([
    { from: corner(0, 100), to: corner(1_000, 100) },
    { from: corner(0, 700), to: corner(1_000, 700) },
  ])
})

test('a joist is cut where the room is', () => {
  const lines = joistLines({ outline: U, joists: { spacingMm: 600, along: 'x', oneAtMm: 200 } })
  expect(lines).toEqual([
    { from: corner(0, 200), to: corner(1_500, 200) },
    { from: corner(0, 800), to: corner(500, 800) },
    { from: corner(1_000, 800), to: corner(1_500, 800) },
  ])
})
