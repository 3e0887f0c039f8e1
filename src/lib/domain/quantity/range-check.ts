/** Lowest and highest value that makes sense, both allowed. */
export type Range = readonly [min: number, max: number]

/** A quantity outside the range in which our sums mean anything. */
export class OutOfRange extends RangeError {
  constructor(
    readonly quantity: string,
    readonly value: number,
    readonly range: Range,
  ) {
    super(`${quantity} must lie between ${range[0]} and ${range[1]}, but is ${value}`)
  }
}

/**
 * A check for quantities of the names given, each with its range: `const check = rangeCheck({ meanC: [-30, 45] })`.
 * The check throws OutOfRange for the first value that is not a number within its range; other names pass.
 */
export function rangeCheck<Name extends string>(
  ranges: Readonly<Record<Name, Range>>,
): (values: Readonly<Partial<Record<Name, number>>>) => void {
  const known: Readonly<Partial<Record<string, Range>>> = ranges
  return (values) => {
    // Through the few values, not the many ranges: sums are checked thousands of times for one estimate.
    for (const name in values) {
      const value = values[name]
      const range = known[name]
      if (value === undefined || !range) continue
      if (!(value >= range[0] && value <= range[1])) throw new OutOfRange(name, value, range)
    }
  }
}
