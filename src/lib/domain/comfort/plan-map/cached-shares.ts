import { isLevel } from '../../room-plan/ceiling'
import { slopeAxis } from '../../room-plan/ceiling-face'
import type { PlanRectangle } from '../../room-plan/rectangle'
import type { PanelSight, Viewpoints } from './viewpoints'

/** Arrays are sliced from blocks of this many, because allocating one takes as long as filling it. */
const BLOCK = 64

/** Panels are compared in steps of 1 mm divided by this. */
const PARTS = 10_000

/**
 * Caches the share of the view that a panel fills from each cell, for searches over thousands of panels. A whole panel
 * looks the same from any cell at the same distance below and beside it. Panels at the same position within their cell
 * therefore share a table, indexed by the number of cells in between.
 */
export function cachedShares({ grid, ceiling }: Viewpoints, sightOf: (panel: PlanRectangle) => PanelSight) {
  const isFlat = isLevel(ceiling)
  // Below a level ceiling either axis works. Along rows, neighbouring cells are adjacent in a table.
  const goesUpX = !isFlat && slopeAxis(ceiling) === 'x'
  const { columns, rows, cellMm, westMm, southMm } = grid
  const [ups, sides] = goesUpX ? [columns, rows] : [rows, columns]
  const [firstUpMm, firstSideMm] = goesUpX ? [westMm, southMm] : [southMm, westMm]
  const width = 2 * sides
  /** Index of a cell's view in a table, relative to the index for a panel over the first cell. */
  const offsets = Int32Array.from(grid.cells, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [up, side] = goesUpX ? [column, row] : [row, column]
    return (isFlat ? -up : up) * width - side
  })
  const tables = new Map<string, Float64Array>()
  const tableOf = (key: string) => {
    const table = tables.get(key) ?? new Float64Array(2 * ups * width).fill(NaN)
    tables.set(key, table)
    return table
  }
  let block = new Float64Array()
  const newShares = () => {
    if (block.length < offsets.length) block = new Float64Array(BLOCK * offsets.length)
    const shares = block.subarray(0, offsets.length)
    block = block.subarray(offsets.length)
    return shares
  }
  return (panel: PlanRectangle): Float64Array => {
    const [lowMm, sideMm] = goesUpX
      ? [panel.westMm - firstUpMm, panel.southMm - firstSideMm]
      : [panel.southMm - firstUpMm, panel.westMm - firstSideMm]
    const cellsUp = isFlat ? Math.floor(lowMm / cellMm) : 0
    const cellsAside = Math.floor(sideMm / cellMm)
    const key = [
      panel.eastMm - panel.westMm,
      panel.northMm - panel.southMm,
      lowMm - cellsUp * cellMm,
      sideMm - cellsAside * cellMm,
    ]
    const table = tableOf(key.map((mm) => Math.round(PARTS * mm)).join(' '))
    const first = (cellsUp + (isFlat ? ups : 0)) * width + cellsAside + sides
    const { partsAt, shareOf } = sightOf(panel)
    const shares = newShares()
    for (let cell = 0; cell < shares.length; cell += 1) {
      const parts = partsAt && partsAt(cell)
      if (parts) {
        shares[cell] = shareOf(cell, parts)
        continue
      }
      const at = first + (offsets[cell] ?? 0)
      if (Number.isNaN(table[at] ?? NaN)) table[at] = shareOf(cell, null)
      shares[cell] = table[at] ?? NaN
    }
    return shares
  }
}
