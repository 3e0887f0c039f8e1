import { cappedPrices } from '@/lib/domain/assumptions/capped-prices'
import { DEFAULT_NUMBERS, type FigureKey } from '@/lib/domain/assumptions/default-assumptions'
import { FOLLOWING } from '@/lib/domain/assumptions/named-figures'

/** What an assumption may be, with its unit: 'Price of heating oil, p/kWh'. */
export const FIGURE_OPTIONS = Object.entries(DEFAULT_NUMBERS.figures).map(([key, known]) => ({
  value: key as FigureKey, // a record of keys has no others
  label: withUnit(known),
}))

/** Not a figure, but what prices are named by: whose they are, and of which period. */
export const PRICE_CAP = { key: 'price.cap', name: 'Where these prices are from, and of which period', unit: '' }

const CAPPED = Object.entries(cappedPrices({ tariffs: [], region: null })).map(([key, known]) => ({
  key,
  name: `${known.name}, average of Great Britain`,
  unit: known.unit,
}))

/** What a text may name. Lines without an editor write the key, so it is shown. */
export const NAMED_OPTIONS: { value: string; label: string }[] = [
  ...[...CAPPED, PRICE_CAP, ...FOLLOWING].map(({ key, ...known }) => ({ value: key, label: withUnit(known) })),
  ...FIGURE_OPTIONS,
].map(({ value, label }) => ({ value, label: `${label} (${value})` }))

function withUnit({ name, unit }: { name: string; unit: string }): string {
  return unit === '' ? name : `${name}, ${unit === 'p' ? 'pence' : unit}`
}
