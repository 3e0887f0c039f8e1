import type { Quantity } from '../../quantity/quantity'
import type { AgeBand } from '../u-values/age-bands'
import type { AirMethod, Chimney } from './air-changes'
import type { RoomKind } from './room-kinds'

export type ElementKind = 'wall' | 'window' | 'door' | 'roof' | 'floor' | 'ceiling'

/**
 * The far side of an element: outdoors, the ground (allowed for in its U-value: BS EN ISO 13370), a heated room or
 * home, or an unheated space with its temperature at design conditions. Without a temperature, a heated room is as
 * warm as this one, and a neighbouring home is as specified by `Conditions`.
 */
export type Beyond =
  { space: 'outside' } | { space: 'ground' } | { space: 'heated'; atC?: number } | { space: 'unheated'; atC: number }

/** A flat element of a room's envelope. */
export type Element = {
  /** Unique within the room; part of a key: 'wall-1'. */
  id: string
  /** Display name: 'Wall to the garden'. */
  name: string
  kind: ElementKind
  areaM2: number
  u: Quantity
  beyond: Beyond
}

export type Room = {
  /** Unique within the home; part of a key: 'lounge'. */
  id: string
  /** For use in a sentence: 'the lounge'. */
  name: string
  kind: RoomKind
  floorAreaM2: number
  heightM: number
  elements: readonly Element[]
  chimney?: Chimney
  /** Overrides the design temperature, °C. */
  indoorC?: number
  /** Overrides the air changes, such as with a measured value. */
  airChangesPerHour?: number
}

/** Conditions shared by all rooms of a home. */
export type Conditions = {
  ageBand: AgeBand
  /** Outdoor design temperature, °C. */
  outdoor: Quantity
  /** y, W/m²K. */
  bridging: Quantity
  air: AirMethod
  /** Whether neighbouring homes are heated or, to be on the safe side, at 10 °C. */
  neighbours: 'as-warm' | 'cold'
}

/** Temperature of a neighbouring home while unoccupied, °C. Our assumption. */
export const COLD_NEIGHBOUR_C = 10
