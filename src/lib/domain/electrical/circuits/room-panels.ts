export type RoomPanels = { id: string; panels: number }

export function panelsOn(circuit: readonly RoomPanels[]): number {
  return circuit.reduce((sum, { panels }) => sum + panels, 0)
}
