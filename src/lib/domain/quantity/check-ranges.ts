/** A quantity outside the range in which our sums mean anything. */
export class OutOfRange extends RangeError {
  constructor(
    readonly quantity: Quantity,
    readonly value: number,
  ) {
    const { min, max } = RANGES[quantity]
    super(`${quantity} must lie between ${min} and ${max}, but is ${value}`)
  }
}

const RANGES = {
  powerWatts: { min: 0, max: 100_000 },
  pencePerKwh: { min: 0, max: 500 },
  pencePerDay: { min: 0, max: 1_000 },
  heatLossWattsPerKelvin: { min: 5, max: 5_000 },
  meanC: { min: -30, max: 45 },
  degreeDays: { min: 0, max: 1_500 },
  days: { min: 28, max: 31 },
  heatKwh: { min: 0, max: 1_000_000 },
  /** Heat delivered for each unit of energy paid for. */
  heatPerUnit: { min: 0.3, max: 8 },
  /** How much of the heat of an always warm home is asked for. */
  useFactor: { min: 0.1, max: 1.5 },
} as const

export type Quantity = keyof typeof RANGES

/** Throws OutOfRange for the first quantity that is not a number within its range. */
export function checkRanges(quantities: Partial<Record<Quantity, number>>): void {
  for (const [name, value] of Object.entries(quantities)) {
    const quantity = name as Quantity // the parameter's type admits no other name
    const { min, max } = RANGES[quantity]
    if (!(value >= min && value <= max)) throw new OutOfRange(quantity, value)
  }
}
