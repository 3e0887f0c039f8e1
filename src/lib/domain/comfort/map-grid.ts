/** The middles of equal cells that cover the plan of a room, row by row from the south-west: place = row × columns + column. */
export type MapGrid = { columns: number; rows: number; stepXM: number; stepYM: number }

/** Cells of about `stepM` metres that cover a room. */
export function gridOver({ lengthM, widthM }: { lengthM: number; widthM: number }, stepM: number): MapGrid {
  const columns = Math.max(1, Math.round(lengthM / stepM))
  const rows = Math.max(1, Math.round(widthM / stepM))
  return { columns, rows, stepXM: lengthM / columns, stepYM: widthM / rows }
}

/** One direction of a grid: how many cells, how long each is, and how many places from one to the next. */
export type GridAxis = { cells: number; stepM: number; stride: number }

export const axesOf = ({ columns, rows, stepXM, stepYM }: MapGrid): { x: GridAxis; y: GridAxis } => ({
  x: { cells: columns, stepM: stepXM, stride: 1 },
  y: { cells: rows, stepM: stepYM, stride: columns },
})
