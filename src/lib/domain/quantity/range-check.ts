/** Lowest and highest value that makes sense, both allowed. */
export type Range = readonly [min: number, max: number]

/** A quantity outside the range in which our sums mean anything. */
export class OutOfRange extends RangeError {
  constructor(
    readonly quantity: string,
    readonly value: number,
    [min, max]: Range,
  ) {
    super(`${quantity} must lie between ${min} and ${max}, but is ${value}`)
  }
}

/**
 * A check for quantities of the names given, each with its range: `const check = rangeCheck({ meanC: [-30, 45] })`.
 * The check throws OutOfRange for the first value that is not a number within its range.
 */
export function rangeCheck<Name extends string>(ranges: Readonly<Record<Name, Range>>): (values: Readonly<Partial<Record<Name, number>>>) => void {
  const names = Object.keys(ranges) as Name[] // a record of Name has no other keys
  return (values) => {
    for (const name of names) {
      const value = values[name]
      if (value === undefined) continue
      const [min, max] = ranges[name]
      if (!(value >= min && value <= max)) throw new OutOfRange(name, value, ranges[name])
    }
  }
}
