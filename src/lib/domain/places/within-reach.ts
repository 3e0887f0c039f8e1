import { distanceKm, milesOf, type Position } from './great-circle'
import { areaOf } from './outward-codes'

/** How far people who fit panels are assumed to travel, in a straight line. Our assumption. */
export const REACH_MILES = 60

/** Sorts after every distance there is. */
const UNKNOWN = Number.MAX_VALUE

type Firm = {
  /** Null when nobody has entered it. */
  position: Position | null
  /** Letters of the postcode areas it works in. */
  postcodeAreas: readonly string[]
}

export type Reached<F extends Firm> = {
  firm: F
  /** In a straight line; null without a position. */
  miles: number | null
  /** Whether it says itself that it works there. */
  worksThere: boolean
}

/** The firms near a postcode, and those that say they work there however far they are; nearest first, those of unknown place last. */
export function withinReach<F extends Firm>({
  firms,
  from,
  code,
}: {
  firms: readonly F[]
  from: Position
  code: string
}): Reached<F>[] {
  const area = areaOf(code)
  return firms
    .map((firm) => ({
      firm,
      miles: firm.position && milesOf(distanceKm(from, firm.position)),
      worksThere: firm.postcodeAreas.includes(area),
    }))
    .filter(({ miles, worksThere }) => worksThere || (miles !== null && miles <= REACH_MILES))
    .sort((a, b) => (a.miles ?? UNKNOWN) - (b.miles ?? UNKNOWN))
}
