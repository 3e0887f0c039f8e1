import { circuitLoad, type CircuitLoad } from './circuit-load'
import { panelsOnABreaker } from './panel-limit'
import { planCircuits } from './plan-circuits'

export type RoomPanels = { id: string; panels: number }

/** One circuit with the panels of the rooms on it, in their order. */
export type ScheduledCircuit = { panels: number; rooms: RoomPanels[]; load: CircuitLoad }

/**
 * The panels of all rooms on the fewest circuits, spread evenly: no two differ by more than one panel. Rooms are taken
 * in their order, so a room may stand on two circuits. Throws OutOfRange.
 */
export function scheduleCircuits({
  rooms,
  panelWatts,
}: {
  rooms: readonly RoomPanels[]
  panelWatts: number
}): ScheduledCircuit[] {
  const panels = rooms.reduce((sum, room) => sum + room.panels, 0)
  const waiting = rooms.map((room) => ({ ...room }))
  return planCircuits({ panels, panelWatts, cap: panelsOnABreaker({ panelWatts }) }).split.map((size) => ({
    panels: size,
    rooms: takeFrom(waiting, size),
    load: circuitLoad({ panels: size, panelWatts }),
  }))
}

/** Takes panels off the front of what is waiting. */
function takeFrom(waiting: RoomPanels[], count: number): RoomPanels[] {
  const taken: RoomPanels[] = []
  let left = count
  while (left > 0) {
    const [room] = waiting
    if (!room) throw new Error('More panels planned than there are')
    const panels = Math.min(left, room.panels)
    if (panels > 0) taken.push({ id: room.id, panels })
    room.panels -= panels
    left -= panels
    if (room.panels === 0) waiting.shift()
  }
  return taken
}
