export type Point = { x: number; y: number }

/** Values at grid nodes: `values[row][column]` is at (`xs[column]`, `ys[row]`). */
export type Grid = { xs: readonly number[]; ys: readonly number[]; values: readonly (readonly number[])[] }

type Node = readonly [column: number, row: number]

/** Two adjacent nodes with an outline between them. */
type Gap = { inside: Node; outside: Node }

/**
 * Outlines of all regions where the value is at least `level`: closed loops, following the grid edge where a region
 * meets it, with holes reversed. Each cell is split into two linearly interpolated triangles, which avoids ambiguous
 * cells.
 */
export function regionsAbove(grid: Grid, level: number): Point[][] {
  const isInside = (column: number, row: number) => (grid.values[row]?.[column] ?? -Infinity) >= level
  const keyOf = gapKeys(grid)
  const steps = new Map<number, { from: Gap; to: Gap }>()
  for (const corners of trianglesOver(grid, isInside)) {
    const step = stepThrough(corners, isInside)
    if (step) steps.set(keyOf(step.from), step)
  }
  const loops: Point[][] = []
  for (const { from } of steps.values()) {
    const loop: Point[] = []
    for (let step = steps.get(keyOf(from)); step; step = steps.get(keyOf(step.to))) {
      steps.delete(keyOf(step.from))
      loop.push(crossing({ grid, gap: step.from, level }))
    }
    loops.push(loop)
  }
  return loops
}

/** Whether a node is in a region. Nodes outside the grid never are. */
type Inside = (column: number, row: number) => boolean

/**
 * Two triangles for each cell with an outline in it, with a border of cells around the grid to close every outline.
 * Most cells have none and are skipped without allocating anything.
 */
function* trianglesOver({ xs, ys }: Grid, isInside: Inside): Generator<readonly [Node, Node, Node]> {
  for (let row = -1; row < ys.length; row += 1) {
    for (let column = -1; column < xs.length; column += 1) {
      const isFirst = isInside(column, row)
      const isAlike =
        isFirst === isInside(column + 1, row) &&
        isFirst === isInside(column, row + 1) &&
        isFirst === isInside(column + 1, row + 1)
      if (isAlike) continue
      const across: Node = [column + 1, row + 1]
      yield [[column, row], [column + 1, row], across]
      yield [[column, row], across, [column, row + 1]]
    }
  }
}

/** An outline enters a triangle where its corners, in order, leave the region, and exits where they return. */
function stepThrough([a, b, c]: readonly [Node, Node, Node], isInside: Inside) {
  const sides = [
    [a, b],
    [b, c],
    [c, a],
  ] as const
  const leaving = sides.find(([from, to]) => isInside(...from) && !isInside(...to))
  const returning = sides.find(([from, to]) => !isInside(...from) && isInside(...to))
  if (!leaving || !returning) return null
  return { from: { inside: leaving[0], outside: leaving[1] }, to: { inside: returning[1], outside: returning[0] } }
}

/** Outside its edge the grid counts as minus infinity. */
const valueAt = ({ values }: Grid, [column, row]: Node): number => values[row]?.[column] ?? -Infinity

/** A numeric key for each gap of a grid with a border around it. String keys would take longer than everything else. */
function gapKeys({ xs, ys }: Grid): (gap: Gap) => number {
  const columns = xs.length + 2
  const nodes = columns * (ys.length + 2)
  const numberOf = ([column, row]: Node) => (row + 1) * columns + column + 1
  return ({ inside, outside }) => numberOf(inside) * nodes + numberOf(outside)
}

function crossing({ grid, gap: { inside, outside }, level }: { grid: Grid; gap: Gap; level: number }): Point {
  const high = valueAt(grid, inside)
  const low = valueAt(grid, outside)
  const start = pointOf(grid, inside)
  if (low === -Infinity) return start
  const end = pointOf(grid, outside)
  const share = (high - level) / (high - low)
  return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }
}

function pointOf({ xs, ys }: Grid, [column, row]: Node): Point {
  const [x, y] = [xs[column], ys[row]]
  if (x === undefined || y === undefined) throw new Error(`The grid has no node ${column}, ${row}`)
  return { x, y }
}
