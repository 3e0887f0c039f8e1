/** Edit distance between two texts: insertions, deletions, substitutions and swaps of adjacent letters. */
export function editDistance(a: string, b: string): number {
  const [from, to] = [[...a], [...b]]
  let before: number[] = []
  let above = [0, ...to.map((_, at) => at + 1)]
  from.forEach((sign, row) => {
    const current = [row + 1]
    to.forEach((other, column) => {
      const isSame = sign === other
      const isSwap = row > 0 && column > 0 && sign === to[column - 1] && from[row - 1] === other
      current.push(
        Math.min(
          at(current, column) + 1,
          at(above, column + 1) + 1,
          at(above, column) + (isSame ? 0 : 1),
          isSwap ? at(before, column - 1) + 1 : Infinity,
        ),
      )
    })
    before = above
    above = current
  })
  return at(above, to.length)
}

const at = (row: number[], column: number) => row[column] ?? Infinity
