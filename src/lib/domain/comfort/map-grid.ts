/** Centres of equal cells covering a room's plan, row by row from the south-west: index = row × columns + column. */
export type MapGrid = { columns: number; rows: number; stepXM: number; stepYM: number }

/** A grid of cells of about `stepM` metres covering a room. */
export function gridOver({ lengthM, widthM }: { lengthM: number; widthM: number }, stepM: number): MapGrid {
  const columns = Math.max(1, Math.round(lengthM / stepM))
  const rows = Math.max(1, Math.round(widthM / stepM))
  return { columns, rows, stepXM: lengthM / columns, stepYM: widthM / rows }
}

/** One axis of a grid: number of cells, cell size, and index stride. */
export type GridAxis = { cells: number; stepM: number; stride: number }

export const axesOf = ({ columns, rows, stepXM, stepYM }: MapGrid): { x: GridAxis; y: GridAxis } => ({
  x: { cells: columns, stepM: stepXM, stride: 1 },
  y: { cells: rows, stepM: stepYM, stride: columns },
})
