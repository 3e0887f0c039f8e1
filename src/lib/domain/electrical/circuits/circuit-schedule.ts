import { type ChoiceProblem, choiceProblem, type CircuitChoice, panelsOfChoice } from './circuit-choice'
import { type CircuitLoad, circuitLoad } from './circuit-load'
import { packRooms } from './pack-rooms'
import { panelsOnABreaker } from './panel-limit'
import { checkCircuit } from './ranges'
import { panelsOn, type RoomPanels } from './room-panels'

/** One circuit with its panels by room. */
export type ScheduledCircuit = { panels: number; rooms: RoomPanels[]; load: CircuitLoad }

type Input = {
  rooms: readonly RoomPanels[]
  panelWatts: number
  /** The manufacturer's, in panels on a 16 A breaker. */
  limit: number
  choices?: readonly CircuitChoice[]
}

/** The panels of all rooms on 16 A circuits, fullest first. Throws OutOfRange. */
export function scheduleCircuits({ rooms, panelWatts, limit, choices = [] }: Input): ScheduledCircuit[] {
  return packRooms({ rooms, cap: panelsOnABreaker({ panelWatts, limit }), choices }).map((circuit) => {
    const panels = panelsOn(circuit)
    return { panels, rooms: circuit, load: circuitLoad({ panels, panelWatts, limit }) }
  })
}

/** A choice that `scheduleCircuits` could not apply. */
export type UnmetChoice = { choice: CircuitChoice; problem: ChoiceProblem; panels: number; cap: number }

/** The choices that the current panels do not allow. Throws OutOfRange. */
export function unmetChoices({ rooms, panelWatts, limit, choices = [] }: Input): UnmetChoice[] {
  const cap = panelsOnABreaker({ panelWatts, limit })
  for (const { panels } of rooms) checkCircuit({ panels })
  return choices.flatMap((choice) => {
    const problem = choiceProblem({ choice, rooms, cap })
    return problem ? [{ choice, problem, panels: panelsOfChoice(choice, rooms), cap }] : []
  })
}
