import type { Source } from '../../quantity/quantity'
import { type AgeBand, builtBy } from '../u-values/age-bands'

export const DESIGN_TEMPERATURES_SOURCE: Source = {
  title: 'CIBSE Domestic Heating Design Guide, 2015, as in the MCS Heat Pump Calculator 1.10',
  date: '2026-11-20',
  confidence: 'verified',
}

/**
 * Room kinds with design temperatures, °C: `designC` up to 2006, `newerC` in later buildings. A utility room counts as
 * a kitchen.
 */
export const ROOM_KINDS = [
  { value: 'living', label: 'Living room', designC: 21, newerC: 21 },
  { value: 'dining', label: 'Dining room', designC: 21, newerC: 21 },
  { value: 'study', label: 'Study', designC: 21, newerC: 21 },
  { value: 'bedroom', label: 'Bedroom', designC: 18, newerC: 21 },
  { value: 'kitchen', label: 'Kitchen', designC: 18, newerC: 21 },
  { value: 'utility', label: 'Utility room', designC: 18, newerC: 21 },
  { value: 'hall', label: 'Hall', designC: 18, newerC: 21 },
  { value: 'landing', label: 'Landing', designC: 18, newerC: 21 },
  { value: 'bathroom', label: 'Bathroom', designC: 22, newerC: 22 },
  { value: 'shower', label: 'Shower room', designC: 22, newerC: 22 },
  { value: 'wc', label: 'Toilet', designC: 18, newerC: 21 },
  { value: 'store', label: 'Store', designC: 16, newerC: 16 },
] as const

export type RoomKind = (typeof ROOM_KINDS)[number]['value']

/** The design temperature of a room, °C. */
export function designIndoorC({ kind, band }: { kind: RoomKind; band: AgeBand }): number {
  const row = ROOM_KINDS.find(({ value }) => value === kind)
  if (!row) throw new Error(`Unknown room kind "${kind}"`)
  return builtBy(band, 'J') ? row.designC : row.newerC
}
