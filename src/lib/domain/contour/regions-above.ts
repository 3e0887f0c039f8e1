export type Point = { x: number; y: number }

/** Values at the crossings of a grid: `values[row][column]` stands at (`xs[column]`, `ys[row]`). */
export type Grid = { xs: readonly number[]; ys: readonly number[]; values: readonly (readonly number[])[] }

type Node = readonly [column: number, row: number]

/** Two neighbours with an outline passing between them. */
type Gap = { inside: Node; outside: Node }

/**
 * The outlines of every region of a grid where the value is at least `level`: closed loops that run along the grid's own
 * edge where a region meets it, holes the other way round. Each cell is taken as two triangles with values straight
 * between their corners, so that no cell can be read in two ways.
 */
export function regionsAbove(grid: Grid, level: number): Point[][] {
  const isInside = (node: Node) => valueAt(grid, node) >= level
  const steps = new Map<string, { from: Gap; to: Gap }>()
  for (const corners of trianglesOver(grid)) {
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

/** Two triangles a cell, and a ring of cells around the grid, so that every outline closes. */
function* trianglesOver({ xs, ys }: Grid): Generator<readonly [Node, Node, Node]> {
  for (let row = -1; row < ys.length; row += 1) {
    for (let column = -1; column < xs.length; column += 1) {
      const across: Node = [column + 1, row + 1]
      yield [[column, row], [column + 1, row], across]
      yield [[column, row], across, [column, row + 1]]
    }
  }
}

/** An outline enters a triangle where its corners, taken in turn, leave the region, and goes where they come back in. */
function stepThrough([a, b, c]: readonly [Node, Node, Node], isInside: (node: Node) => boolean) {
  const sides = [
    [a, b],
    [b, c],
    [c, a],
  ] as const
  const leaving = sides.find(([from, to]) => isInside(from) && !isInside(to))
  const returning = sides.find(([from, to]) => !isInside(from) && isInside(to))
  if (!leaving || !returning) return null
  return { from: { inside: leaving[0], outside: leaving[1] }, to: { inside: returning[1], outside: returning[0] } }
}

/** Beyond its edge the grid counts as endlessly low. */
const valueAt = ({ values }: Grid, [column, row]: Node): number => values[row]?.[column] ?? -Infinity

const keyOf = ({ inside, outside }: Gap): string => `${inside} ${outside}`

function crossing({ grid, gap: { inside, outside }, level }: { grid: Grid; gap: Gap; level: number }): Point {
  const high = valueAt(grid, inside)
  const low = valueAt(grid, outside)
  const start = placeOf(grid, inside)
  if (low === -Infinity) return start
  const end = placeOf(grid, outside)
  const share = (high - level) / (high - low)
  return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }
}

function placeOf({ xs, ys }: Grid, [column, row]: Node): Point {
  const [x, y] = [xs[column], ys[row]]
  if (x === undefined || y === undefined) throw new Error(`The grid has no place ${column}, ${row}`)
  return { x, y }
}
