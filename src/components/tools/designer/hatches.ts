/** The hatchings of circuits on the plan: the first is plain, and they repeat from the sixth circuit on. */
const HATCHES = [
  { name: 'plain', path: null },
  { name: 'rising lines', path: 'M0 4L4 0' },
  { name: 'falling lines', path: 'M0 0L4 4' },
  { name: 'level lines', path: 'M0 2H4' },
  { name: 'upright lines', path: 'M2 0V4' },
] as const

export const DRAWN_HATCHES = HATCHES.flatMap(({ path }, index) => (path === null ? [] : [{ path, place: index }]))

/** The index of the hatching of a circuit; 0 is plain. */
export const hatchIndex = (circuit: number): number => circuit % HATCHES.length

export const hatchName = (circuit: number): string => HATCHES[hatchIndex(circuit)]?.name ?? HATCHES[0].name
