import { rangeCheck } from '../../quantity/range-check'

/**
 * Rating factors C_g for circuits whose cables touch, by number of circuits from one up: BS 7671, table 4C1, first row
 * ("bunched in air, on a surface, embedded or enclosed"), identical to IEC 60364-5-52, table B.52.17. The table is for
 * cables of similar size that are equally loaded, as those of panels are. Cables more than twice their width apart keep
 * their full capacity, and so do cables beside others that carry less than 30 % of theirs (523.5).
 */
const BUNCHED = [1, 0.8, 0.7, 0.65, 0.6, 0.57, 0.54, 0.52, 0.5] as const
/** The table's factor for twenty circuits, used for any number above nine. */
const BUNCHED_MANY = 0.38

/** The largest bunch that can be chosen. */
export const BUNCHED_MAX = BUNCHED.length

const checkBunch = rangeCheck({ circuits: [1, 10_000] })

/** The share of its capacity that a cable keeps in a bunch of circuits. Throws OutOfRange. */
export function groupingFactor(circuits: number): number {
  checkBunch({ circuits })
  return BUNCHED[circuits - 1] ?? BUNCHED_MANY
}
