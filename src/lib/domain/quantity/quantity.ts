import type { Confidence } from './confidence'
import type { PriceVat } from './price-vat'
import { OutOfRange } from './range-check'

/** Origin of a value. `date` is the ISO date of the source, or of reading it; `vat` is included in a price. */
export type Source = { title: string; date: string; confidence: Confidence; url?: string; vat?: PriceVat }

/**
 * A named number with its derivation. Quantities without inputs are given (measured, published or assumed); the others
 * are derived, and can be re-evaluated with other inputs (see `evaluate`).
 */
export type Quantity = {
  /** Unique within a calculation: 'lounge.heat-loss'. The same key always means the same quantity. */
  readonly key: string
  /** Display name in plain English: 'Heat loss of the lounge'. */
  readonly name: string
  readonly value: number
  /** 'W/m²K', 'p/kWh', '' for a bare number. */
  readonly unit: string
  readonly inputs: readonly Quantity[]
  /** Formula in names or symbols of the inputs: 'U × A × (Ti − Te)'. */
  readonly formula?: string
  readonly compute?: (...inputs: number[]) => number
  readonly source?: Source
  /**
   * For given quantities: the range that contains the true value nine times in ten. Bands are sampled
   * from it, and it limits the slider.
   */
  readonly spread?: { readonly low: number; readonly high: number }
  /** Quantities with the same name here vary together: in one draw, all are low or all are high. */
  readonly drawnWith?: string
  /** For given quantities replaced by the user: the original. */
  readonly insteadOf?: Pick<Quantity, 'value' | 'source' | 'spread'>
}

type Named = Pick<Quantity, 'key' | 'name' | 'unit'>

type Given = Named & { value: number; source: Source; spread?: { low: number; high: number }; drawnWith?: string }

/** A number that is not computed here. Throws OutOfRange if it is not finite, or outside its own spread. */
export function given(quantity: Given): Quantity & { readonly source: Source } {
  const { key, value, spread } = quantity
  if (spread && !(value >= spread.low && value <= spread.high))
    throw new OutOfRange(key, value, [spread.low, spread.high])
  return { ...quantity, value: finite(quantity.key, quantity.value), inputs: [] }
}

type Derived<Inputs extends readonly Quantity[]> = Named & {
  inputs: Inputs
  formula: string
  compute: (...inputs: { [Index in keyof Inputs]: number }) => number
  source?: Source
}

/**
 * A number computed from others: `compute` receives their values in the order of `inputs` and must be pure.
 * Throws OutOfRange if the result is not finite.
 */
export function derived<const Inputs extends readonly Quantity[]>({ compute, ...quantity }: Derived<Inputs>): Quantity {
  // One argument per input, guaranteed here by the type of `inputs` and in `evaluate` by keeping their number.
  const computed = compute as (...inputs: number[]) => number
  const value = computed(...quantity.inputs.map(({ value }) => value))
  return { ...quantity, compute: computed, value: finite(quantity.key, value) }
}

function finite(key: string, value: number): number {
  if (!Number.isFinite(value)) throw new OutOfRange(key, value, [-Number.MAX_VALUE, Number.MAX_VALUE])
  return value
}
