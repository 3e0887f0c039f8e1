import { cappedPrices } from '@/lib/domain/assumptions/capped-prices'
import { DEFAULT_NUMBERS, type FigureKey } from '@/lib/domain/assumptions/default-assumptions'
import { RETIRED_USES } from '@/lib/domain/assumptions/uses'
import { DERIVED_FIGURES } from '@/lib/domain/energy-costs/named-figures'
import { EXAMPLE_FIGURES } from '@/lib/domain/estimate/example-figure-names'

import { KEPT_FIGURES } from './kept-options'

/** Assumptions with their units, as select options: 'Price of heating oil, p/kWh'. */
export const FIGURE_OPTIONS = Object.entries(DEFAULT_NUMBERS.figures).map(([key, figure]) => ({
  value: key as FigureKey, // the record has no other keys
  label: withUnit(figure),
}))

/** Still present in older records, but no longer used by any calculation, so closed to new entries. */
export const RETIRED_OPTIONS = RETIRED_USES.map((key) => ({ value: key, label: `No longer used (${key})` }))

/** Names the source and period of the prices; not a number itself. */
export const PRICE_CAP = { key: 'price.cap', name: 'Where these prices are from, and of which period', unit: '' }

const CAPPED = Object.entries(cappedPrices({ tariffs: [], region: null })).map(([key, figure]) => ({
  key,
  name: `${figure.name}, average of Great Britain`,
  unit: figure.unit,
}))

/** Figures that text can reference. */
export const NAMED_FIGURES: { value: string; label: string }[] = [
  ...[...CAPPED, PRICE_CAP, ...DERIVED_FIGURES, ...Object.values(EXAMPLE_FIGURES)].map(({ key, ...figure }) => ({
    value: key,
    label: withUnit(figure),
  })),
  ...FIGURE_OPTIONS,
  ...KEPT_FIGURES.map(({ key, ...figure }) => ({ value: key, label: withUnit(figure) })),
]

/** The same as select options that show the keys, for plain-text fields. */
export const NAMED_OPTIONS = NAMED_FIGURES.map(({ value, label }) => ({ value, label: `${label} (${value})` }))

function withUnit({ name, unit }: { name: string; unit: string }): string {
  return unit === '' ? name : `${name}, ${unit === 'p' ? 'pence' : unit}`
}
