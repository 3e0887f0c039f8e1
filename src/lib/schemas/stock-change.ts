import * as z from 'zod'

import { uuid } from './text'

/** The largest stock of one product. */
export const STOCK_MAX = 1_000_000

const PIECES = 'Enter a whole number of pieces'
const pieces = z.int(PIECES).min(0, PIECES).max(STOCK_MAX, PIECES)

/** Made once for each value that is entered, so that sending it again changes nothing. */
const key = uuid('Reload the page and enter the number again')

/** A change of a product's stock by staff: a count (null if no longer counted), or a delivery. */
export const stockChangeSchema = z.discriminatedUnion(
  'reason',
  [
    z.strictObject({ reason: z.literal('correction'), pieces: pieces.nullable(), key }),
    z.strictObject({ reason: z.literal('delivery'), pieces, key }),
  ],
  PIECES,
)
