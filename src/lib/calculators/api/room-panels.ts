import type { Element } from '@/lib/domain/building/heat-loss/room'
import type { RoomHeatLoss } from '@/lib/domain/building/heat-loss/room-heat-loss'
import { type CeilingRoom, panelsInComfort } from '@/lib/domain/comfort/ceiling-limit'
import { fittedIn, type FittedRoom, sizeOf } from '@/lib/domain/estimate/fitted-panels'
import type { PanelBasis } from '@/lib/domain/estimate/panel-outputs'
import type { FrontRecord } from '@/lib/domain/panel/front-givens'
import { derived, type Quantity } from '@/lib/domain/quantity/quantity'

type Surface = keyof CeilingRoom['lostWatts']

const SURFACE_OF: Readonly<Record<Element['kind'], Surface>> = {
  wall: 'sides',
  window: 'sides',
  door: 'sides',
  roof: 'ceiling',
  ceiling: 'ceiling',
  floor: 'floor',
}

export type PanelledRoom = {
  loss: RoomHeatLoss
  /** For use in names: 'the lounge'. */
  name: string
  power: Quantity
  outdoor: Quantity
  output: Quantity
  rise: Quantity
  panel: FrontRecord
}

/** What decides how many panels a room may have, in the order of `roomFrom`. */
const inputsOf = ({ loss, outdoor, output, rise, power }: PanelledRoom): Quantity[] => [
  power,
  output,
  rise,
  loss.floorArea,
  loss.indoor,
  outdoor,
  ...loss.parts.slice(0, loss.room.elements.length),
]

/** The room and the panel from the values of those quantities. */
function roomFrom({ loss, panel }: PanelledRoom, values: readonly number[]) {
  const [neededWatts = NaN, watts = NaN, riseK = NaN, floorAreaM2 = NaN, airC = NaN, outdoorC = NaN, ...parts] = values
  const lostWatts = { sides: 0, ceiling: 0, floor: 0 }
  loss.room.elements.forEach(({ kind }, index) => {
    lostWatts[SURFACE_OF[kind]] += (parts[index] ?? NaN) * (airC - outdoorC)
  })
  const room = { floorAreaM2, heightM: loss.room.heightM, airC, lostWatts }
  return { room, neededWatts, panel: { ...sizeOf(panel), riseK, watts } }
}

const PANELS: Readonly<Record<PanelBasis, { word: string; at: string }>> = {
  rated: { word: 'panels', at: '' },
  'stated-temperature': { word: 'panels-at-stated-temperature', at: ' at their stated temperature' },
}

/** Whole panels for a room, no more than its ceiling may have in comfort. */
export function fittedPanels({ basis, ...room }: PanelledRoom & { basis: PanelBasis }): Quantity {
  const { word, at } = PANELS[basis]
  return derived({
    key: `room.${room.loss.room.id}.${word}`,
    name: `Panels for ${room.name}${at}`,
    unit: '',
    inputs: inputsOf(room),
    formula: 'min(⌈Q ÷ P⌉, panels in comfort)',
    compute: (...values: number[]) => fittedIn(roomFrom(room, values)).panels,
  })
}

/** The heat that the panels of a room can give in comfort on a cold day. */
export const givenByPanels = (room: PanelledRoom): Quantity =>
  derived({
    key: `room.${room.loss.room.id}.given`,
    name: `Heat that panels can give in ${room.name}`,
    unit: 'W',
    inputs: inputsOf(room),
    formula: 'min(Q, n × P), or Q if all but a twentieth of it',
    compute: (...values: number[]) => fittedIn(roomFrom(room, values)).givenWatts,
  })

const ofRoom = (room: PanelledRoom) =>
  roomFrom(
    room,
    inputsOf(room).map(({ value }) => value),
  )

/** The panels of a room, the heat that it needs and what they give of it. */
export const fittedRoom = (room: PanelledRoom): FittedRoom => fittedIn(ofRoom(room))

/** How many panels a room may have in comfort, whatever heat it needs. */
export const allowedPanels = (room: PanelledRoom): number => panelsInComfort(ofRoom(room))
