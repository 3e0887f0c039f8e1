import { CITIES, type City } from './cities'

/** A home whose heat loss we have worked out. */
export type ExampleHome = {
  value: string
  label: string
  /** How a sentence speaks of it: 'a two-bed flat' */
  spoken: string
  heatLossWattsPerKelvin: number
}

/**
 * The houses are one 90 m² semi of two storeys (footprint 7.5 × 6.0 m, 13.5 m² of windows, RdSAP U-values and air
 * changes of its age) worked out three times. The flat is our estimate, 1.9 W/K for each m² of floor: between that house
 * as built in 1996 to 2002 (2.05) and in 2003 to 2006 (1.58). The detached house is the one with filled walls, scaled by
 * its floor. Reviewed 3 November 2026.
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

export type HeatedBy = (typeof HEATED_BY)[number]['value']

/** Cities whose energy prices we know: Northern Ireland is outside Ofgem's price cap. */
export const NEAREST_CITIES = CITIES.filter(({ nation }) => nation !== 'Northern Ireland').map((city) => ({
  value: city.slug,
  label: city.name,
  city,
}))

export type RunningCostQuestion = { home: ExampleHome; heatedBy: HeatedBy; city: City }

/** What the homepage asks for a visitor who has not asked yet. */
export const FIRST_ANSWERS = { home: 'flat', heating: 'electric', near: 'bath' } as const

/** The question in a form's fields: home, heating, near. What is missing or unknown is that of FIRST_ANSWERS. */
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
