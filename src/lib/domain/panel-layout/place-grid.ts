import { SNAP_MM } from '../room-plan/outline'
import type { PlanRectangle } from '../room-plan/rectangle'

/** Moves of a panel that are tried, mm; smaller ones last, so that a tie keeps the larger. */
const STEPS_MM = [400, 200, 100, 50]

const MOVES = STEPS_MM.map((mm) => mm / SNAP_MM).flatMap((step) =>
  [-step, 0, step].flatMap((x) => [-step, 0, step].flatMap((y) => (x === 0 && y === 0 ? [] : { x, y }))),
)

/** Where places are: counted from the lowest of them in steps of 50 mm. */
export type PlaceGrid = {
  readonly columns: Int32Array
  readonly rows: Int32Array
  /** The places near one: that of its panel turned about its centre, and those a move away. */
  readonly near: (place: number) => readonly number[]
}

const NONE = -1

/** Finds the places of panels of one size by where they are. */
export function placeGrid(places: readonly PlanRectangle[]): PlaceGrid {
  const columns = stepsFromLowest(places.map(({ westMm }) => westMm))
  const rows = stepsFromLowest(places.map(({ southMm }) => southMm))
  const [length, width] = [1 + highest(columns), 1 + highest(rows)]
  /** Steps by which the corner of a panel moves when it is turned about its centre: more than 0 for one along the plan. */
  const turns = places.map((panel) => Math.round((lengthMm(panel) - widthMm(panel)) / 2) / SNAP_MM)
  const across = new Int32Array(length * width).fill(NONE)
  const along = across.slice()
  const layer = (turn: number) => (turn > 0 ? along : across)
  const at = (column: number, row: number) => row * length + column
  turns.forEach((turn, place) => (layer(turn)[at(columns[place] ?? NaN, rows[place] ?? NaN)] = place))

  const worked = (place: number) => {
    const [column = NaN, row = NaN, turn = NaN] = [columns[place], rows[place], turns[place]]
    const found: number[] = []
    const look = (inLayer: Int32Array, x: number, y: number) => {
      const there = x >= 0 && x < length && y >= 0 && y < width ? (inLayer[at(x, y)] ?? NONE) : NONE
      if (there !== NONE) found.push(there)
    }
    if (Number.isInteger(turn)) look(layer(-turn), column + turn, row - turn)
    for (const { x, y } of MOVES) look(layer(turn), column + x, row + y)
    return found
  }
  const known = new Array<readonly number[] | undefined>(places.length)
  return { columns, rows, near: (place) => (known[place] ??= worked(place)) }
}

const lengthMm = ({ westMm, eastMm }: PlanRectangle) => eastMm - westMm
const widthMm = ({ southMm, northMm }: PlanRectangle) => northMm - southMm

const highest = (values: Int32Array) => values.reduce((most, value) => Math.max(most, value), 0)

function stepsFromLowest(valuesMm: readonly number[]): Int32Array {
  const lowestMm = valuesMm.reduce((least, mm) => Math.min(least, mm), Infinity)
  return new Int32Array(valuesMm.map((mm) => Math.round((mm - lowestMm) / SNAP_MM)))
}
