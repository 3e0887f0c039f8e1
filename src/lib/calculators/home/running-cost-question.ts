import { CITIES, type City } from './cities'

/** An example home with a precalculated heat loss. */
export type ExampleHome = {
  value: string
  label: string
  /** For use in a sentence: 'a two-bed flat' */
  spoken: string
  heatLossWattsPerKelvin: number
}

/**
 * The houses are one 90 m² semi on two storeys (footprint 7.5 × 6.0 m, 13.5 m² of windows, RdSAP U-values and air
 * changes for its age), calculated three times. The flat is our estimate, 1.9 W/K per m² of floor: between the same
 * house as built in 1996 to 2002 (2.05) and in 2003 to 2006 (1.58). The detached house is the one with filled walls,
 * scaled by floor area. Reviewed 3 November 2026.
 */
export const EXAMPLE_HOMES = [
  { value: 'flat', label: 'Flat, 62 m²', spoken: 'a two-bed flat of 62 m²', heatLossWattsPerKelvin: 118 },
  {
    value: 'new-house',
    label: 'House, 90 m², built since 2012',
    spoken: 'a house of 90 m² built since 2012',
    heatLossWattsPerKelvin: 120,
  },
  {
    value: 'filled-house',
    label: 'House, 90 m², filled cavity walls',
    spoken: 'a house of 90 m² with filled cavity walls',
    heatLossWattsPerKelvin: 205.7,
  },
  {
    value: 'solid-house',
    label: 'House, 90 m², solid brick walls',
    spoken: 'a house of 90 m² with solid brick walls',
    heatLossWattsPerKelvin: 322.4,
  },
  {
    value: 'detached-house',
    label: 'Detached house, 140 m²',
    spoken: 'a detached house of 140 m²',
    heatLossWattsPerKelvin: 320,
  },
] as const satisfies readonly ExampleHome[]

export const HEATED_BY = [
  { value: 'electric', label: 'Electric heaters' },
  { value: 'gas', label: 'Gas boiler' },
  { value: 'heat-pump', label: 'Heat pump' },
  { value: 'other', label: 'Something else' },
] as const

type HeatedBy = (typeof HEATED_BY)[number]['value']

/** Cities with known energy prices: Ofgem's price cap excludes Northern Ireland. */
export const NEAREST_CITIES = CITIES.filter(({ nation }) => nation !== 'Northern Ireland').map((city) => ({
  value: city.slug,
  label: city.name,
  city,
}))

export type RunningCostQuestion = { home: ExampleHome; heatedBy: HeatedBy; city: City }

/** Initial answers on the homepage. */
export const FIRST_ANSWERS = { home: 'flat', heating: 'electric', near: 'bath' } as const

/** Reads form fields (home, heating, near); missing or unknown values use FIRST_ANSWERS. */
export function readRunningCostQuestion(fields: FormData): RunningCostQuestion {
  const chosen = <T extends { value: string }>(field: keyof typeof FIRST_ANSWERS, options: readonly T[]) =>
    optionOf(options, fields.get(field)) ?? optionOf(options, FIRST_ANSWERS[field]) ?? unreachable(field)
  return {
    home: chosen('home', EXAMPLE_HOMES),
    heatedBy: chosen('heating', HEATED_BY).value,
    city: chosen('near', NEAREST_CITIES).city,
  }
}

function optionOf<T extends { value: string }>(options: readonly T[], value: unknown): T | undefined {
  return options.find((option) => option.value === value)
}

function unreachable(field: string): never {
  throw new Error(`FIRST_ANSWERS has no option of "${field}"`)
}
