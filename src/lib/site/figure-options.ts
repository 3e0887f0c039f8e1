import { DEFAULT_NUMBERS, type FigureKey } from '@/lib/domain/assumptions/default-assumptions'

/** What an assumption may be, with its unit: 'Price of heating oil, p/kWh'. */
export const FIGURE_OPTIONS = Object.entries(DEFAULT_NUMBERS.figures).map(([key, { name, unit }]) => ({
  value: key as FigureKey, // a record of keys has no others
  label: unit === '' ? name : `${name}, ${unit === 'p' ? 'pence' : unit}`,
}))
