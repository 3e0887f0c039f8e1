import type { Apply } from './apply'

/** What all handles of a room need. */
export type HandlesOf = {
  id: string
  name: string
  /** Of the text on the plan. */
  sizeMm: number
  apply: Apply
}
