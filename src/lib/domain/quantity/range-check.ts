/** Inclusive limits. */
export type Range = readonly [min: number, max: number]

/** A quantity outside the valid range of a calculation. */
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
 * Creates a range check for named quantities: `const check = rangeCheck({ meanC: [-30, 45] })`. It throws OutOfRange
 * for the first value that is not a number within its range, and ignores other names.
 */
export function rangeCheck<Name extends string>(
  ranges: Readonly<Record<Name, Range>>,
): (values: Readonly<Partial<Record<Name, number>>>) => void {
  const rangesByName: Readonly<Partial<Record<string, Range>>> = ranges
  return (values) => {
    // Iterates over the few values rather than the many ranges: called thousands of times per estimate.
    for (const name in values) {
      const value = values[name]
      const range = rangesByName[name]
      if (value === undefined || !range) continue
      if (!(value >= range[0] && value <= range[1])) throw new OutOfRange(name, value, range)
    }
  }
}
