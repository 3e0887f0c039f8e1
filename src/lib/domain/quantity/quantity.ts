import { OutOfRange } from './range-check'

/** How far a source may be trusted: read in it or in a copy of it, well known, computed here, or assumed until somebody measures. */
export type Confidence = 'verified' | 'well-known' | 'computed' | 'assumed'

/** Where a value comes from. `date` is the ISO day of the source, or of our reading it. */
export type Source = { title: string; date: string; confidence: Confidence; url?: string }

/**
 * One named number with all that led to it. Quantities without inputs are given (measured, published or assumed);
 * the others are computed from their inputs, and can be computed again from others (see `evaluate`).
 */
export type Quantity = {
  /** Names it within one calculation: 'lounge.heat-loss'. The same key always means the same quantity. */
  readonly key: string
  /** In plain English, as a visitor reads it: 'Heat loss of the lounge'. */
  readonly name: string
  readonly value: number
  /** 'W/m²K', 'p/kWh', '' for a bare number. */
  readonly unit: string
  readonly inputs: readonly Quantity[]
  /** How it follows from the inputs, in their names or symbols: 'U × A × (Ti − Te)'. */
  readonly formula?: string
  readonly compute?: (...inputs: number[]) => number
  readonly source?: Source
  /** Of a given quantity: where its true value lies, nine times in ten. Sampled for bands; also the limits of its slider. */
  readonly spread?: { readonly low: number; readonly high: number }
  /** Of a given quantity that somebody has put their own figure in: what stood there before. */
  readonly insteadOf?: Pick<Quantity, 'value' | 'source' | 'spread'>
}

type Named = Pick<Quantity, 'key' | 'name' | 'unit'>

type Given = Named & { value: number; source: Source; spread?: { low: number; high: number } }

/** A number that is not computed here. Throws OutOfRange if it is no number, or lies outside its own spread. */
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
 * A number computed from others: `compute` gets their values in the order of `inputs` and must depend on nothing else.
 * Throws OutOfRange if the outcome is no number.
 */
export function derived<const Inputs extends readonly Quantity[]>({ compute, ...quantity }: Derived<Inputs>): Quantity {
  // One argument for each input: the type of `inputs` sees to that here, and `evaluate` keeps their number.
  const computed = compute as (...inputs: number[]) => number
  const value = computed(...quantity.inputs.map(({ value }) => value))
  return { ...quantity, compute: computed, value: finite(quantity.key, value) }
}

function finite(key: string, value: number): number {
  if (!Number.isFinite(value)) throw new OutOfRange(key, value, [-Number.MAX_VALUE, Number.MAX_VALUE])
  return value
}
