import type { Claim } from './claim'
import type { Powerboard } from './product'

/** Contents of the datasheet. */
export type Datasheet = {
  panel: Powerboard
  summary: string
  claims: Claim[]
  /** When the product record last changed; ISO 8601. */
  updatedAt: string
  /** The same date for display: '21 November 2026'. */
  date: string
}
