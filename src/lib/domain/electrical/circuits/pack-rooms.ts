import { checkCircuit } from './ranges'

export type RoomPanels = { id: string; panels: number }

/**
 * Packs rooms on circuits by first fit, largest first. A room stays on one circuit unless it has more panels than a
 * circuit takes; such a room first fills circuits of its own. Throws OutOfRange.
 */
export function packRooms({ rooms, cap }: { rooms: readonly RoomPanels[]; cap: number }): RoomPanels[][] {
  checkCircuit({ cap })
  const pieces = rooms.flatMap((room) => piecesOf({ room, cap })).toSorted((one, other) => other.panels - one.panels)
  const circuits: RoomPanels[][] = []
  for (const piece of pieces) {
    const free = circuits.find((circuit) => panelsOn(circuit) + piece.panels <= cap)
    if (free) free.push(piece)
    else circuits.push([piece])
  }
  return circuits.toSorted((one, other) => panelsOn(other) - panelsOn(one))
}

export function panelsOn(circuit: readonly RoomPanels[]): number {
  return circuit.reduce((sum, { panels }) => sum + panels, 0)
}

function piecesOf({ room: { id, panels }, cap }: { room: RoomPanels; cap: number }): RoomPanels[] {
  checkCircuit({ panels })
  const full = Math.floor(panels / cap)
  const rest = panels - full * cap
  return [...Array<RoomPanels>(full).fill({ id, panels: cap }), ...(rest > 0 ? [{ id, panels: rest }] : [])]
}
