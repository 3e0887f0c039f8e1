import { type Outline, SNAP_MM } from '../../room-plan/outline'
import { expanded, holder } from '../../room-plan/rectangle'

/**
 * Square cells over a room, row by row: index = row × columns + column. `cells` lists those with their centre inside,
 * clear of the walls, in whose plane a view factor is undefined.
 */
export type PlanGrid = {
  columns: number
  rows: number
  cellMm: number
  westMm: number
  southMm: number
  cells: Uint32Array
}

const FINEST_MM = SNAP_MM
const CLEAR_OF_WALLS_MM = 10

/** The finest grid, in steps of 50 mm, with at most `mostCells` cells over the extent of a room. */
export function planGrid({ outline, mostCells }: { outline: Outline; mostCells: number }): PlanGrid {
  const xs = outline.map(({ xMm }) => xMm)
  const ys = outline.map(({ yMm }) => yMm)
  const [westMm, southMm] = [Math.min(...xs), Math.min(...ys)]
  const sized = (cellMm: number) => ({
    columns: Math.ceil((Math.max(...xs) - westMm) / cellMm),
    rows: Math.ceil((Math.max(...ys) - southMm) / cellMm),
  })
  let cellMm = FINEST_MM
  while (sized(cellMm).columns * sized(cellMm).rows > Math.max(1, mostCells)) cellMm += FINEST_MM
  const { columns, rows } = sized(cellMm)
  const isHeld = holder(outline)
  const isClear = (index: number) => {
    const xMm = westMm + ((index % columns) + 0.5) * cellMm
    const yMm = southMm + (Math.floor(index / columns) + 0.5) * cellMm
    const centre = { westMm: xMm, eastMm: xMm, southMm: yMm, northMm: yMm }
    return isHeld(expanded(centre, CLEAR_OF_WALLS_MM))
  }
  const cells = Uint32Array.from(Array.from({ length: columns * rows }, (_, index) => index).filter(isClear))
  return { columns, rows, cellMm, westMm, southMm, cells }
}

/** The centre of a cell, m. */
export const centreOf = ({ columns, cellMm, westMm, southMm }: PlanGrid, index: number) => ({
  x: (westMm + ((index % columns) + 0.5) * cellMm) / 1_000,
  y: (southMm + (Math.floor(index / columns) + 0.5) * cellMm) / 1_000,
})
