/**
 * Partially sorts in place, so that these indexes (ascending) hold the values they would after a full sort. Several
 * times faster than sorting for a few indexes (Hoare's quickselect, median of three as pivot). Starts in the middle
 * to keep the remaining ranges small. No value may be NaN.
 */
export function select(values: Float64Array, indexes: readonly number[]): void {
  selectWithin({ values, indexes, low: 0, high: values.length - 1 })
}

type Segment = { values: Float64Array; low: number; high: number }

function selectWithin({ values, indexes, low, high }: Segment & { indexes: readonly number[] }): void {
  const middle = indexes.length >> 1
  const index = indexes[middle]
  if (index === undefined || low >= high) return
  selectOne({ values, index, low, high })
  selectWithin({ values, indexes: indexes.slice(0, middle), low, high: index - 1 })
  selectWithin({ values, indexes: indexes.slice(middle + 1), low: index + 1, high })
}

function selectOne({ values, index, low, high }: Segment & { index: number }): void {
  while (low < high) {
    const pivot = middleOf(at(values, low), at(values, (low + high) >> 1), at(values, high))
    let [left, right] = [low, high]
    while (left <= right) {
      while (at(values, left) < pivot) left++
      while (at(values, right) > pivot) right--
      if (left > right) break
      const kept = at(values, left)
      values[left++] = at(values, right)
      values[right--] = kept
    }
    if (index <= right) high = right
    else if (index >= left) low = left
    else return
  }
}

const at = (values: Float64Array, index: number): number => values[index] ?? NaN

function middleOf(one: number, two: number, three: number): number {
  return Math.max(Math.min(one, two), Math.min(Math.max(one, two), three))
}
