import type { Apply } from './apply'

/** The props common to all handles of a room. */
export type HandlesOf = {
  id: string
  name: string
  /** The size of the text on the plan. */
  sizeMm: number
  apply: Apply
}
