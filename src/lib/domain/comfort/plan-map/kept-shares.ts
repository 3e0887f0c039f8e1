import { isLevel } from '../../room-plan/ceiling'
import { slopeAxis } from '../../room-plan/ceiling-face'
import type { PlanRectangle } from '../../room-plan/rectangle'
import type { PanelSight, Viewpoints } from './viewpoints'

/** Arrays are cut from blocks of as many: to allocate one takes as long as to fill it. */
const BLOCK = 64

/** Parts of a mm below which panels are alike. */
const PARTS = 10_000

/** Where a panel is along an axis: beyond its nearest cell, and the place in a table of the view from each cell. */
type Beside = { restMm: number; first: number; step: number }

/**
 * The shares of the view from each cell that a panel fills, for searches that ask for thousands of panels. A whole panel
 * looks the same from cells that are as far from its middle on either side, and below a level ceiling whichever way it
 * lies. Panels as far from the middle of a cell are as far from some of the others, so those share a table by the number
 * of cells in between.
 */
export function keptShares({ grid, ceiling }: Viewpoints, sightOf: (panel: PlanRectangle) => PanelSight) {
  const axis = isLevel(ceiling) ? null : slopeAxis(ceiling)
  const { columns, rows, cellMm, westMm, southMm } = grid
  const most = Math.max(columns, rows) + 1
  const columnOf = new Int32Array(grid.cells).map((place) => place % columns)
  const rowOf = new Int32Array(grid.cells).map((place) => Math.floor(place / columns))

  const tables = new Map<string, Float64Array>()
  const tableOf = (mm: readonly number[]) => {
    const key = mm.map((value) => Math.round(PARTS * value)).join(' ')
    const table = tables.get(key) ?? new Float64Array(4 * most * most).fill(NaN)
    tables.set(key, table)
    return table
  }
  let block = new Float64Array()
  const newShares = () => {
    if (block.length < grid.cells.length) block = new Float64Array(BLOCK * grid.cells.length)
    const shares = block.subarray(0, grid.cells.length)
    block = block.subarray(grid.cells.length)
    return shares
  }
  const beside = (middleMm: number): Beside => {
    const cells = Math.round(middleMm / cellMm)
    const restMm = middleMm - cells * cellMm
    return restMm < 0 ? { restMm: -restMm, first: most - cells, step: 1 } : { restMm, first: most + cells, step: -1 }
  }
  /** Up a slope, every cell has its own view. */
  const alongAxis = (middleMm: number, isUp: boolean): Beside =>
    isUp ? { restMm: middleMm, first: 0, step: 1 } : beside(middleMm)

  return (panel: PlanRectangle): Float64Array => {
    const [lengthMm, widthMm] = [panel.eastMm - panel.westMm, panel.northMm - panel.southMm]
    const x = alongAxis((panel.westMm + panel.eastMm - cellMm) / 2 - westMm, axis === 'x')
    const y = alongAxis((panel.southMm + panel.northMm - cellMm) / 2 - southMm, axis === 'y')
    const isAlong = axis ? axis === 'x' : lengthMm >= widthMm
    const [long, short] = isAlong ? [x, y] : [y, x]
    const sizes = isAlong ? [lengthMm, widthMm] : [widthMm, lengthMm]
    const table = tableOf([...sizes, long.restMm, short.restMm])
    const first = 2 * most * long.first + short.first
    const columnStep = isAlong ? 2 * most * x.step : x.step
    const rowStep = isAlong ? y.step : 2 * most * y.step
    const { partsAt, shareOf } = sightOf(panel)
    const shares = newShares()
    for (let cell = 0; cell < shares.length; cell += 1) {
      const parts = partsAt && partsAt(cell)
      if (parts) {
        shares[cell] = shareOf(cell, parts)
        continue
      }
      const at = first + columnStep * (columnOf[cell] ?? 0) + rowStep * (rowOf[cell] ?? 0)
      if (Number.isNaN(table[at] ?? NaN)) table[at] = shareOf(cell, null)
      shares[cell] = table[at] ?? NaN
    }
    return shares
  }
}
