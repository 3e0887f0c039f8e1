import { choiceProblem, type CircuitChoice } from './circuit-choice'
import { spreadEvenly } from './plan-circuits'
import { checkCircuit } from './ranges'
import { panelsOn, type RoomPanels } from './room-panels'

type Input = {
  rooms: readonly RoomPanels[]
  /** Maximum number of panels on a circuit. */
  cap: number
  /** Those that cannot be applied are ignored: see `choiceProblem`. A room is in at most one of them. */
  choices?: readonly CircuitChoice[]
}

/**
 * Packs rooms onto circuits by first fit, largest first. A room stays on one circuit unless chosen otherwise or it has
 * more panels than a circuit takes; such a room first fills separate circuits. Throws OutOfRange.
 */
export function packRooms({ rooms, cap, choices = [] }: Input): RoomPanels[][] {
  checkCircuit({ cap })
  for (const { panels } of rooms) checkCircuit({ panels })
  const kept = choices.filter((choice) => choiceProblem({ choice, rooms, cap }) === null)
  const others = rooms.filter(({ id }) => !kept.some((choice) => choice.rooms.includes(id)))
  const pieces = [
    ...kept.flatMap((choice) => chosenPieces({ choice, rooms })),
    ...others.flatMap((room) => usualPieces({ room, cap })),
  ].toSorted((one, other) => panelsOn(other) - panelsOn(one))
  const circuits: RoomPanels[][] = []
  for (const piece of pieces) {
    const free = circuits.find((circuit) => panelsOn(circuit) + panelsOn(piece) <= cap && !share(circuit, piece))
    if (free) free.push(...piece)
    else circuits.push([...piece])
  }
  return circuits.toSorted((one, other) => panelsOn(other) - panelsOn(one))
}

/**
 * The number of circuits that `packRooms` needs for rooms with these numbers of panels and no choices. Takes a tenth of
 * the time, because estimates call it a thousand times. Throws OutOfRange.
 */
export function countCircuits({ panels, cap }: { panels: readonly number[]; cap: number }): number {
  checkCircuit({ cap })
  const roomsWithRest = new Array<number>(cap).fill(0)
  let circuits = 0
  for (const count of panels) {
    checkCircuit({ panels: count })
    circuits += Math.floor(count / cap)
    roomsWithRest[count % cap] = (roomsWithRest[count % cap] ?? 0) + 1
  }
  const free: number[] = []
  for (let rest = cap - 1; rest > 0; rest -= 1) {
    for (let room = roomsWithRest[rest] ?? 0; room > 0; room -= 1) {
      let index = 0
      while (index < free.length && (free[index] ?? 0) < rest) index += 1
      free[index] = (free[index] ?? cap) - rest
    }
  }
  return circuits + free.length
}

/** Panels that stay together. */
type Piece = readonly RoomPanels[]

function usualPieces({ room: { id, panels }, cap }: { room: RoomPanels; cap: number }): Piece[] {
  const full = Math.floor(panels / cap)
  const rest = panels - full * cap
  return [...Array<Piece>(full).fill([{ id, panels: cap }]), ...(rest > 0 ? [[{ id, panels: rest }]] : [])]
}

function chosenPieces({ choice, rooms }: { choice: CircuitChoice; rooms: readonly RoomPanels[] }): Piece[] {
  const chosen = rooms.filter(({ id, panels }) => panels > 0 && choice.rooms.includes(id))
  const [room] = chosen
  if (!room) return []
  if (choice.over === 1) return [chosen]
  return spreadEvenly({ panels: room.panels, over: choice.over }).map((panels) => [{ id: room.id, panels }])
}

/** Whether two pieces are of the same room. Those are kept apart, because they were split for a reason. */
const share = (circuit: Piece, piece: Piece) => circuit.some(({ id }) => piece.some((room) => room.id === id))
