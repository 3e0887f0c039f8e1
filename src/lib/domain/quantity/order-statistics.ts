/**
 * Partially sorts in place, so that these places (ascending, from 0) hold the values they would after a full sort.
 * Several times faster than sorting for a few places (Hoare's quickselect, median of three as pivot). Starts in the
 * middle to keep the remaining ranges small. No value may be NaN.
 */
export function select(values: Float64Array, places: readonly number[]): void {
  selectWithin({ values, places, low: 0, high: values.length - 1 })
}

type Part = { values: Float64Array; low: number; high: number }

function selectWithin({ values, places, low, high }: Part & { places: readonly number[] }): void {
  const middle = places.length >> 1
  const place = places[middle]
  if (place === undefined || low >= high) return
  selectOne({ values, place, low, high })
  selectWithin({ values, places: places.slice(0, middle), low, high: place - 1 })
  selectWithin({ values, places: places.slice(middle + 1), low: place + 1, high })
}

function selectOne({ values, place, low, high }: Part & { place: number }): void {
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
