import { distanceKm, milesOf, type Position } from './great-circle'
import { areaOf } from './outward-codes'

/** Maximum travel distance of installers, in a straight line. Our assumption. */
export const REACH_MILES = 60

/** Sorts after any distance. */
const UNKNOWN = Number.MAX_VALUE

type Firm = {
  /** Null if unknown. */
  position: Position | null
  /** Postcode areas it serves. */
  postcodeAreas: readonly string[]
}

export type Reached<F extends Firm> = {
  firm: F
  /** In a straight line; null without a position. */
  miles: number | null
  /** Whether it lists the area itself. */
  worksThere: boolean
}

/** Firms near a postcode and those that list its area at any distance; nearest first, unknown locations last. */
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
