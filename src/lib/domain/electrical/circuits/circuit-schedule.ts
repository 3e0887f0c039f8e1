import { type CircuitLoad, circuitLoad } from './circuit-load'
import { packRooms, panelsOn, type RoomPanels } from './pack-rooms'
import { panelsOnABreaker } from './panel-limit'

/** One circuit with its panels by room. */
export type ScheduledCircuit = { panels: number; rooms: RoomPanels[]; load: CircuitLoad }

/** The panels of all rooms on 16 A circuits, fullest first. Throws OutOfRange. */
export function scheduleCircuits({
  rooms,
  panelWatts,
}: {
  rooms: readonly RoomPanels[]
  panelWatts: number
}): ScheduledCircuit[] {
  return packRooms({ rooms, cap: panelsOnABreaker({ panelWatts }) }).map((circuit) => {
    const panels = panelsOn(circuit)
    return { panels, rooms: circuit, load: circuitLoad({ panels, panelWatts }) }
  })
}
