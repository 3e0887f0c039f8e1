import type { ScheduledCircuit } from '@/lib/domain/electrical/circuits/circuit-schedule'

/** The circuit of each panel of a room, in the order of its panels, counted from 1. */
export const circuitsOfPanels = (circuits: readonly ScheduledCircuit[], roomId: string): number[] =>
  circuits.flatMap(({ rooms }, place) =>
    rooms.filter(({ id }) => id === roomId).flatMap(({ panels }) => Array<number>(panels).fill(place + 1)),
  )
