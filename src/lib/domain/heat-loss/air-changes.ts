import type { Source } from '../quantity/quantity'
import { builtBy, type AgeBand } from '../u-values/age-bands'
import { checkHeatLoss } from './ranges'
import type { RoomKind } from './room-kinds'

/**
 * How a home's air is reckoned. `current`: BS EN 12831-1 and the Domestic Heating Design Guide of 2026, the same for
 * every age, with our steps above its 0.5. `legacy`: the older table by age and room, which makes more of draughts than
 * measurements do.
 */
export type AirMethod =
  { method: 'current'; draughtiness: Draughtiness } | { method: 'legacy'; category: LegacyCategory }

export const AIR_SOURCES: Readonly<Record<AirMethod['method'], Source>> = {
  current: {
    title: 'CIBSE Domestic Heating Design Guide, 2026, and BS EN 12831-1; rates above 0.5 are our assumption',
    date: '2026-11-20',
    confidence: 'assumed',
  },
  legacy: {
    title: 'CIBSE Domestic Heating Design Guide, 2015, as in the MCS Heat Pump Calculator 1.10',
    date: '2026-11-20',
    confidence: 'verified',
  },
}

/** Air that goes through a home with windows, changes an hour. */
export const DRAUGHTINESS = [
  { value: 'tight', label: 'No draughts', airChangesPerHour: 0.5 },
  { value: 'typical', label: 'Some draughts', airChangesPerHour: 0.8 },
  { value: 'draughty', label: 'Draughty', airChangesPerHour: 1.2 },
] as const

export type Draughtiness = (typeof DRAUGHTINESS)[number]['value']

/** Before 2000, from 2000, from 2006. */
export type LegacyCategory = 'A' | 'B' | 'C'

/** The older table's category for an age band; the draughtier one where a band lies in two. */
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

/** An open chimney, and whether a restrictor narrows its throat. */
export type Chimney = 'open' | 'restricted'

/** Changes an hour that a chimney draws, in rooms up to 40 m³ and in larger ones. */
const CHIMNEY_DRAWS = { open: { small: 5, large: 4 }, restricted: { small: 3, large: 2 } } as const
const SMALL_ROOM_M3 = 40

type RoomAir = { kind: RoomKind; air: AirMethod; hasWindow: boolean; chimney?: Chimney | undefined; volumeM3: number }

/** Air changes an hour of a room; a chimney decides where it draws more. Throws OutOfRange. */
export function airChangesOf({ kind, air, hasWindow, chimney, volumeM3 }: RoomAir): number {
  checkHeatLoss({ volumeM3 })
  const drawn = chimney ? CHIMNEY_DRAWS[chimney][volumeM3 <= SMALL_ROOM_M3 ? 'small' : 'large'] : 0
  return Math.max(
    drawn,
    air.method === 'legacy'
      ? LEGACY[kind][air.category]
      : currentRate({ kind, hasWindow, draughtiness: air.draughtiness }),
  )
}

/** Passages and rooms within take their air from the rooms around them. */
function currentRate({
  kind,
  hasWindow,
  draughtiness,
}: {
  kind: RoomKind
  hasWindow: boolean
  draughtiness: Draughtiness
}): number {
  if (PASSAGES.includes(kind) || !(hasWindow || HABITABLE.includes(kind))) return 0
  return DRAUGHTINESS.find(({ value }) => value === draughtiness)?.airChangesPerHour ?? NaN
}
