import type { PlanGrid } from '@/lib/domain/comfort/plan-map/plan-grid'

import { type BandPath, bandPaths } from './band-paths'
import { type ComfortValues, comfortValues } from './comfort-values'
import { COMFORT_SCALES, type ComfortView } from './comfort-view'

/** The comfort of a room, with the map of the shown quantity and its range. */
export type ComfortField = ComfortValues & {
  view: ComfortView
  bands: readonly BandPath[]
  least: number
  mean: number
  most: number
}

/** The comfort of a drawn room on a cold day; null if the ceiling is too low for the posture. Throws OutOfRange. */
export function comfortField(input: Parameters<typeof comfortValues>[0]): ComfortField | null {
  const { view } = input
  const values = comfortValues(input)
  if (!values) return null
  const { grid, shown } = values
  const cellAt = new Map(Array.from(grid.cells, (index, cell) => [index, cell]))
  return {
    ...values,
    view,
    bands: bandPaths(gridOfValues({ grid, cellAt, values: shown }), COMFORT_SCALES[view.shows].limits),
    least: shown.reduce((least, here) => Math.min(least, here), Infinity),
    mean: shown.reduce((sum, here) => sum + here, 0) / shown.length,
    most: shown.reduce((most, here) => Math.max(most, here), -Infinity),
  }
}

type Valued = { grid: PlanGrid; cellAt: ReadonlyMap<number, number>; values: Float64Array }

/** Values at the cell centres, with a border averaged from neighbouring cells so that bands reach the walls. */
function gridOfValues({ grid: { columns, rows, cellMm, westMm, southMm }, cellAt, values }: Valued) {
  const inside = (column: number, row: number) => {
    const cell = column >= 0 && column < columns ? cellAt.get(row * columns + column) : undefined
    return cell === undefined ? undefined : values[cell]
  }
  const near = (column: number, row: number) => {
    const own = inside(column, row)
    if (own !== undefined) return own
    const around = [-1, 0, 1]
      .flatMap((x) => [-1, 0, 1].map((y) => inside(column + x, row + y)))
      .filter((value) => value !== undefined)
    return around.length > 0 ? around.reduce((sum, value) => sum + value, 0) / around.length : -Infinity
  }
  const along = (count: number, from: number) =>
    Array.from({ length: count + 2 }, (_, index) => from + (index - 0.5) * cellMm)
  return {
    xs: along(columns, westMm),
    ys: along(rows, southMm),
    values: Array.from({ length: rows + 2 }, (_, row) =>
      Array.from({ length: columns + 2 }, (__, column) => near(column - 1, row - 1)),
    ),
  }
}
