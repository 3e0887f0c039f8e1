import { EXAMPLE_HOME, EXAMPLE_HOME_NAME } from '@/lib/domain/estimate/example-home'
import type { HeatingNow } from '@/lib/domain/estimate/heating-now'

import { EXAMPLE_TYPED, type Typed } from '../engine/home-questions'
import { CITIES } from './cities'

/** A home to choose. `told`: as typed in the quick calculator, where it differs from the site’s example. */
type ChosenHome = {
  value: string
  label: string
  /** For use in a sentence. */
  spoken: string
  told: Typed
}

export const HOMES = [
  { value: 'flat', ...EXAMPLE_HOME_NAME, told: {} },
  {
    value: 'new-house',
    label: 'Semi of 90 m², built since 2012',
    spoken: 'a semi of 90 m² built since 2012',
    told: { type: 'semi', area: '90', built: '2012-2022' },
  },
  {
    value: 'filled-house',
    label: 'Semi of the 1950s, 90 m², filled cavity walls',
    spoken: 'a 1950s semi of 90 m² with filled cavity walls',
    told: { type: 'semi', area: '90', built: '1950-1966', insulation: 'walls-and-loft' },
  },
  {
    value: 'solid-house',
    label: 'Semi of the 1920s, 90 m², solid brick walls',
    spoken: 'a 1920s semi of 90 m² with solid brick walls',
    told: { type: 'semi', area: '90', built: '1900-1929' },
  },
  {
    value: 'detached-house',
    label: 'Detached house of the 1970s, 140 m², filled walls',
    spoken: 'a 1970s detached house of 140 m² with filled walls',
    told: { type: 'detached', area: '140', built: '1967-1975', insulation: 'walls-and-loft' },
  },
] as const satisfies readonly ChosenHome[]

export const HEATED_BY = [
  { value: 'panel-heaters', label: 'Electric heaters' },
  { value: 'gas-old', label: 'Gas boiler' },
  { value: 'heat-pump', label: 'Heat pump' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly { value: HeatingNow; label: string }[]

export type HeatedBy = (typeof HEATED_BY)[number]['value']

/** The middle of Great Britain, and cities with known energy prices: Ofgem’s price cap excludes Northern Ireland. */
export const PLACES: readonly { value: string; label: string; spoken: string; postcode: string }[] = [
  { value: 'middle', label: 'Middle of Britain', spoken: 'in the middle of Britain', postcode: '' },
  ...CITIES.filter(({ nation }) => nation !== 'Northern Ireland').map(({ slug, name, district }) => ({
    value: slug,
    label: name,
    spoken: `near ${name}`,
    postcode: district,
  })),
]

/** A home as typed in the quick calculator, and its words. */
export type RunningCostQuestion = { typed: Typed; heatedBy: HeatedBy; spoken: string }

/** Initial answers on the homepage. */
export const FIRST_ANSWERS = { home: 'flat', heating: EXAMPLE_HOME.heating, near: 'middle' } as const

/** Reads form fields (home, heating, near); missing or unknown values use FIRST_ANSWERS. */
export function readRunningCostQuestion(fields: FormData): RunningCostQuestion {
  const chosen = <T extends { value: string }>(field: keyof typeof FIRST_ANSWERS, options: readonly T[]) =>
    optionOf(options, fields.get(field)) ?? optionOf(options, FIRST_ANSWERS[field]) ?? unreachable(field)
  const home: ChosenHome = chosen('home', HOMES)
  const heatedBy = chosen('heating', HEATED_BY).value
  const place = chosen('near', PLACES)
  return {
    typed: { ...EXAMPLE_TYPED, ...home.told, heating: heatedBy, postcode: place.postcode },
    heatedBy,
    spoken: `${home.spoken} ${place.spoken}`,
  }
}

function optionOf<T extends { value: string }>(options: readonly T[], value: unknown): T | undefined {
  return options.find((option) => option.value === value)
}

function unreachable(field: string): never {
  throw new Error(`FIRST_ANSWERS has no option of "${field}"`)
}
