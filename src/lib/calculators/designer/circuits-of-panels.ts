import type { ScheduledCircuit } from '@/lib/domain/electrical/circuits/circuit-schedule'

/** Circuit numbers of a room's panels, in panel order, counted from 1. */
export const circuitsOfPanels = (circuits: readonly ScheduledCircuit[], roomId: string): number[] =>
  circuits.flatMap(({ rooms }, index) =>
    rooms.filter(({ id }) => id === roomId).flatMap(({ panels }) => Array<number>(panels).fill(index + 1)),
  )
