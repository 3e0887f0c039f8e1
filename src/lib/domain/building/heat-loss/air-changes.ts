import type { Source } from '../../quantity/quantity'
import { type AgeBand, builtBy } from '../u-values/age-bands'
import type { Glazing } from '../u-values/windows'
import { checkHeatLoss } from './ranges'
import type { RoomKind } from './room-kinds'

/**
 * Air change method. `current`: BS EN 12831-1 and the Domestic Heating Design Guide of 2026, independent of age, with
 * our steps above its 0.5. `legacy`: the older table by age and room, which exceeds measured values.
 */
export type AirMethod =
  { method: 'current'; draughtiness: Draughtiness } | { method: 'legacy'; category: LegacyCategory }

export const AIR_SOURCES: Readonly<Record<AirMethod['method'], Source>> = {
  current: {
    title: 'CIBSE Domestic Heating Design Guide, 2026, and BS EN 12831-1; rates above 0.5 and of halls are assumed',
    date: '2026-11-20',
    confidence: 'assumed',
  },
  legacy: {
    title: 'CIBSE Domestic Heating Design Guide, 2015, as in the MCS Heat Pump Calculator 1.10',
    date: '2026-11-20',
    confidence: 'verified',
  },
}

/** Air changes per hour of a home with windows; null: by its age. */
export const DRAUGHTINESS = [
  { value: 'usual', label: 'As usual for its age', airChangesPerHour: null },
  { value: 'tight', label: 'No draughts', airChangesPerHour: 0.5 },
  { value: 'typical', label: 'Some draughts', airChangesPerHour: 0.8 },
  { value: 'draughty', label: 'Draughty', airChangesPerHour: 1.2 },
] as const

export type Draughtiness = (typeof DRAUGHTINESS)[number]['value']

/** Before 2000, from 2000, from 2006. */
export type LegacyCategory = 'A' | 'B' | 'C'

const NEW_WINDOWS: readonly Glazing[] = ['from-2002', 'from-2022']

/** Default air changes per hour: by age, and lower for an old home with new windows. */
export function usualAirChanges({ ageBand, glazing }: { ageBand: AgeBand; glazing?: Glazing | undefined }): number {
  if (!builtBy(ageBand, 'H')) return 0.5
  return builtBy(ageBand, 'E') && !(glazing && NEW_WINDOWS.includes(glazing)) ? 0.8 : 0.6
}

/** The older table's category for an age band; the draughtier one where a band spans two. */
export function legacyCategoryOf(band: AgeBand): LegacyCategory {
  if (builtBy(band, 'I')) return 'A'
  return band === 'J' ? 'B' : 'C'
}

const LEGACY: Readonly<Record<RoomKind, Readonly<Record<LegacyCategory, number>>>> = {
  living: { A: 1.5, B: 1, C: 0.5 },
  dining: { A: 1.5, B: 1, C: 0.5 },
  study: { A: 1.5, B: 1.5, C: 0.5 },
  bedroom: { A: 1, B: 1, C: 0.5 },
  kitchen: { A: 2, B: 1.5, C: 1.5 },
  utility: { A: 3, B: 2, C: 0.5 },
  hall: { A: 2, B: 1, C: 0.5 },
  landing: { A: 2, B: 1, C: 0.5 },
  bathroom: { A: 3, B: 1.5, C: 1.5 },
  shower: { A: 3, B: 1.5, C: 1.5 },
  wc: { A: 2, B: 1.5, C: 1.5 },
  store: { A: 1, B: 0.5, C: 0.5 },
}

const HABITABLE: readonly RoomKind[] = ['living', 'dining', 'study', 'bedroom']
const PASSAGES: readonly RoomKind[] = ['hall', 'landing']

/** An open chimney, with or without a throat restrictor. */
export type Chimney = 'open' | 'restricted'

/** Air changes per hour due to a chimney, in rooms up to 40 m³ and in larger ones. */
const CHIMNEY_DRAWS = { open: { small: 5, large: 4 }, restricted: { small: 3, large: 2 } } as const
const SMALL_ROOM_M3 = 40

/** Null: by the age of the home. */
export const airChangesBy = (draughtiness: Draughtiness | undefined): number | null =>
  DRAUGHTINESS.find(({ value }) => value === draughtiness)?.airChangesPerHour ?? null

type RoomAir = {
  kind: RoomKind
  air: AirMethod
  ageBand: AgeBand
  hasWindow: boolean
  /** Whether any side of the room is outdoors. */
  isExposed: boolean
  chimney?: Chimney | undefined
  volumeM3: number
}

/** Air changes per hour of a room, or of its chimney if larger. Throws OutOfRange. */
export function airChangesOf({ kind, air, ageBand, hasWindow, isExposed, chimney, volumeM3 }: RoomAir): number {
  checkHeatLoss({ volumeM3 })
  const drawn = chimney ? CHIMNEY_DRAWS[chimney][volumeM3 <= SMALL_ROOM_M3 ? 'small' : 'large'] : 0
  return Math.max(
    drawn,
    air.method === 'legacy'
      ? LEGACY[kind][air.category]
      : currentRate({ kind, ageBand, hasWindow, isExposed, draughtiness: air.draughtiness }),
  )
}

/**
 * Internal rooms draw air from the adjoining rooms. The guide has no air changes for any hall or landing; ours counts
 * those with a side outdoors, because air leaks in around their doors and through their walls as in other rooms.
 */
function currentRate({
  kind,
  hasWindow,
  isExposed,
  draughtiness,
  ageBand,
}: Pick<RoomAir, 'kind' | 'ageBand' | 'hasWindow' | 'isExposed'> & { draughtiness: Draughtiness }): number {
  const hasAir = PASSAGES.includes(kind) ? isExposed : hasWindow || HABITABLE.includes(kind)
  if (!hasAir) return 0
  return airChangesBy(draughtiness) ?? usualAirChanges({ ageBand })
}
