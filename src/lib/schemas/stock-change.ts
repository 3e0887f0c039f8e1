import * as z from 'zod'

/** The largest stock of one product. */
export const STOCK_MAX = 1_000_000

const PIECES = 'Enter a whole number of pieces'
const pieces = z.int(PIECES).min(0, PIECES).max(STOCK_MAX, PIECES)

/** What staff enter about the stock of a product: what they have counted (null: no longer counted), or what came. */
export const stockChangeSchema = z.discriminatedUnion(
  'reason',
  [
    z.strictObject({ reason: z.literal('correction'), pieces: pieces.nullable() }),
    z.strictObject({ reason: z.literal('delivery'), pieces }),
  ],
  PIECES,
)
