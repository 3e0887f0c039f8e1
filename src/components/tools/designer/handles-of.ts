import type { LengthUnit } from '@/lib/domain/room-plan/length'

import type { Apply } from './apply'

/** The props common to all handles of a room. */
export type HandlesOf = {
  id: string
  name: string
  /** The size of the text on the plan. */
  sizeMm: number
  unit: LengthUnit
  apply: Apply
}

/** Text on the plan is this high on screen; the least of it is 12 px, 0.8 times that. */
export const TEXT_PX = 15

/** Half of 44 px, the least that a fingertip hits, in heights of the text. */
export const FINGER = 22 / TEXT_PX
