import type { Quantity } from '../quantity/quantity'
import type { AgeBand } from '../u-values/age-bands'
import type { AirMethod, Chimney } from './air-changes'
import type { RoomKind } from './room-kinds'

export type ElementKind = 'wall' | 'window' | 'door' | 'roof' | 'floor' | 'ceiling'

/**
 * What is on the far side of an element: outdoors, the ground (whose U-value already says it all: BS EN ISO 13370), a
 * heated room or home, or a space that nobody heats, at its temperature on a cold day.
 */
export type Beyond =
  { space: 'outside' } | { space: 'ground' } | { space: 'heated' } | { space: 'unheated'; atC: number }

/** A flat piece of a room's envelope. */
export type Element = {
  /** Unique within the room, a word of a key: 'wall-1'. */
  id: string
  /** As read: 'Wall to the garden'. */
  name: string
  kind: ElementKind
  areaM2: number
  u: Quantity
  beyond: Beyond
}

export type Room = {
  /** Unique within the home, a word of a key: 'lounge'. */
  id: string
  /** As read in a sentence: 'the lounge'. */
  name: string
  kind: RoomKind
  floorAreaM2: number
  heightM: number
  elements: readonly Element[]
  chimney?: Chimney
  /** Where someone wants another temperature than the room is usually designed for, °C. */
  indoorC?: number
  /** Where someone has measured the air changes, or reckons them in another way. */
  airChangesPerHour?: number
}

/** What all rooms of a home share. */
export type Conditions = {
  ageBand: AgeBand
  /** Design temperature outdoors, °C. */
  outdoor: Quantity
  /** y, W/m²K. */
  bridging: Quantity
  air: AirMethod
  /** Whether those next door heat, or whether to be on the safe side: 10 °C there. */
  neighbours: 'as-warm' | 'cold'
}

/** The temperature of a heated neighbour who is not at home, °C. Our assumption. */
export const COLD_NEIGHBOUR_C = 10
