import type { RoomPanels } from './room-panels'

/** A manual choice of circuits: one room over several, or several rooms together on one. */
export type CircuitChoice = { readonly rooms: readonly string[]; readonly over: number }

/** Numbers of circuits over which a room may be split by choice. */
export const CIRCUITS_OF_A_ROOM = [2, 3, 4] as const

/** Why a choice cannot be applied. */
export type ChoiceProblem = 'too-many-panels' | 'too-few-panels'

type Input = { choice: CircuitChoice; rooms: readonly RoomPanels[]; cap: number }

/** Why the panels of the rooms do not fill the chosen circuits with at most `cap` on each; null if they do. */
export function choiceProblem({ choice, rooms, cap }: Input): ChoiceProblem | null {
  const panels = panelsOfChoice(choice, rooms)
  if (panels < choice.over && choice.over > 1) return 'too-few-panels'
  return Math.ceil(panels / choice.over) > cap ? 'too-many-panels' : null
}

/** All panels of the rooms of a choice. */
export const panelsOfChoice = (choice: CircuitChoice, rooms: readonly RoomPanels[]): number =>
  rooms.reduce((sum, { id, panels }) => sum + (choice.rooms.includes(id) ? panels : 0), 0)
