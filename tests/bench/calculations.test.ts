import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { startBaseline } from './baseline'
import { figureTable, ms, times } from './figures'

type Measured = Record<
  'wholeHome' | 'changedCell' | 'map' | 'planMap' | 'slopeMap' | 'layout' | 'reprice',
  { workMs: number; arithmeticMs: number }
>

/**
 * One screen frame, and the limit for a response that feels immediate, on a core that does the arithmetic in 26 ms; for
 * the map of a drawn room, on one four times slower.
 */
const GOALS = { frameMs: 16, mapMs: 50, planMapMs: 50 / 4, layoutMs: 300, repriceMs: 100, arithmeticMs: 26 }

const figures = figureTable()
let measured: Measured

beforeAll(async () => {
  const program = await startBaseline<Measured>('calculations', inject('trial').env)
  measured = program.first
  await program.stop()
}, 120_000)
afterAll(() => figures.print())

test.each([
  ['a whole home with P10, P50 and P90 of a thousand draws', 'wholeHome', GOALS.frameMs],
  ['a changed cell of the professional calculator, sixty rooms', 'changedCell', GOALS.frameMs],
  ['a comfort map of 5 × 4 m in steps of 5 cm', 'map', GOALS.mapMs],
  ['the comfort of a drawn room, 30 panels and 2,500 cells', 'planMap', GOALS.planMapMs],
  ['the same below a slope', 'slopeMap', GOALS.planMapMs],
  ['the layout of a room of 5 × 4 m whose ceiling bears half its panels', 'layout', GOALS.layoutMs],
  ['the price in the configurator of another home', 'reprice', GOALS.repriceMs],
] as const)('%s ÷ ten million multiplications', (what, name, goalMs) => {
  const { workMs, arithmeticMs } = measured[name]
  const goal = goalMs / GOALS.arithmeticMs
  figures.add(
    `${what} ÷ ten million multiplications and additions`,
    times(workMs / arithmeticMs),
    `≤ ${goal.toFixed(2)}`,
  )
  figures.add('the same, in milliseconds', `${ms(workMs)} ÷ ${ms(arithmeticMs)}`, `≤ ${goalMs} ms`)
  expect(workMs / arithmeticMs).toBeLessThanOrEqual(goal)
})
