import type { Claim } from './claim'
import type { Powerboard } from './product'

/** What stands on the datasheet. */
export type Datasheet = {
  panel: Powerboard
  summary: string
  claims: Claim[]
  /** When staff last changed the product's record; ISO 8601. */
  updatedAt: string
  /** The same, as '21 November 2026'. */
  date: string
}
