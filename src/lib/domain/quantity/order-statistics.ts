/**
 * Puts the values that would stand at these places (ascending, from nought) after sorting there, in place, and leaves the
 * others in any order: several times faster than sorting where only a few places are asked for (Hoare's selection, with
 * the middle of three as pivot). No value may be NaN.
 */
export function select(values: Float64Array, places: readonly number[]): void {
  let from = 0
  for (const place of places) {
    selectOne({ values, place, from })
    from = place + 1
  }
}

function selectOne({ values, place, from }: { values: Float64Array; place: number; from: number }): void {
  let [low, high] = [from, values.length - 1]
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
    if (place <= right) high = right
    else if (place >= left) low = left
    else return
  }
}

const at = (values: Float64Array, place: number): number => values[place] ?? NaN

function middleOf(one: number, two: number, three: number): number {
  return Math.max(Math.min(one, two), Math.min(Math.max(one, two), three))
}
