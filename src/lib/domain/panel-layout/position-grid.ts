import { SNAP_MM } from '../room-plan/outline'
import type { PlanRectangle } from '../room-plan/rectangle'

/** Moves tried for a panel, mm, the largest first, so that a tie keeps the larger one. */
const STEPS_MM = [400, 200, 100, 50]

const MOVES = STEPS_MM.map((mm) => mm / SNAP_MM).flatMap((step) =>
  [-step, 0, step].flatMap((x) => [-step, 0, step].flatMap((y) => (x === 0 && y === 0 ? [] : { x, y }))),
)

/** Columns and rows of positions, counted from the lowest ones in steps of 50 mm. */
export type PositionGrid = {
  readonly columns: Int32Array
  readonly rows: Int32Array
  /** The positions near one: that of its panel turned about its centre, and those one move away. */
  readonly near: (position: number) => readonly number[]
}

const NONE = -1

/** Indexes the positions of panels of one size by column and row. */
export function positionGrid(places: readonly PlanRectangle[]): PositionGrid {
  const columns = stepsFromLowest(places.map(({ westMm }) => westMm))
  const rows = stepsFromLowest(places.map(({ southMm }) => southMm))
  const [length, width] = [1 + highest(columns), 1 + highest(rows)]
  /** Steps by which a panel's corner moves when it is turned about its centre: positive for a panel along the plan. */
  const turns = places.map((panel) => Math.round((lengthMm(panel) - widthMm(panel)) / 2) / SNAP_MM)
  const across = new Int32Array(length * width).fill(NONE)
  const along = across.slice()
  const layer = (turn: number) => (turn > 0 ? along : across)
  const at = (column: number, row: number) => row * length + column
  turns.forEach((turn, position) => (layer(turn)[at(columns[position] ?? NaN, rows[position] ?? NaN)] = position))

  const nearTo = (position: number) => {
    const [column = NaN, row = NaN, turn = NaN] = [columns[position], rows[position], turns[position]]
    const found: number[] = []
    const look = (inLayer: Int32Array, x: number, y: number) => {
      const neighbour = x >= 0 && x < length && y >= 0 && y < width ? (inLayer[at(x, y)] ?? NONE) : NONE
      if (neighbour !== NONE) found.push(neighbour)
    }
    if (Number.isInteger(turn)) look(layer(-turn), column + turn, row - turn)
    for (const { x, y } of MOVES) look(layer(turn), column + x, row + y)
    return found
  }
  const cached = new Array<readonly number[] | undefined>(places.length)
  return { columns, rows, near: (position) => (cached[position] ??= nearTo(position)) }
}

const lengthMm = ({ westMm, eastMm }: PlanRectangle) => eastMm - westMm
const widthMm = ({ southMm, northMm }: PlanRectangle) => northMm - southMm

const highest = (values: Int32Array) => values.reduce((most, value) => Math.max(most, value), 0)

function stepsFromLowest(valuesMm: readonly number[]): Int32Array {
  const lowestMm = valuesMm.reduce((least, mm) => Math.min(least, mm), Infinity)
  return new Int32Array(valuesMm.map((mm) => Math.round((mm - lowestMm) / SNAP_MM)))
}
