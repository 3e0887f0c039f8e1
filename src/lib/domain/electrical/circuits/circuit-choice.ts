import type { RoomPanels } from './room-panels'

/** Circuits that someone has chosen: one room over several, or several rooms together on one. */
export type CircuitChoice = { readonly rooms: readonly string[]; readonly over: number }

/** On how many circuits one room may be put by choice. */
export const CIRCUITS_OF_A_ROOM = [2, 3, 4] as const

/** Why a choice cannot be kept. */
export type ChoiceProblem = 'too-many-panels' | 'too-few-panels'

type Judged = { choice: CircuitChoice; rooms: readonly RoomPanels[]; cap: number }

/** Whether the panels of the rooms fill the circuits chosen for them, with at most `cap` on each; null if so. */
export function choiceProblem({ choice, rooms, cap }: Judged): ChoiceProblem | null {
  const panels = panelsOfChoice(choice, rooms)
  if (panels < choice.over && choice.over > 1) return 'too-few-panels'
  return Math.ceil(panels / choice.over) > cap ? 'too-many-panels' : null
}

/** All panels of the rooms of a choice. */
export const panelsOfChoice = (choice: CircuitChoice, rooms: readonly RoomPanels[]): number =>
  rooms.reduce((sum, { id, panels }) => sum + (choice.rooms.includes(id) ? panels : 0), 0)
