import type { Pool } from 'pg'

import type { PreviousPrice } from '@/lib/content/shop'
import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import { wasPrice } from '@/lib/domain/catalogue/was-price'

type Priced = {
  productId: number
  /** If omitted, the price is that of the product itself. */
  variantId?: number
  pricePence: number
  onSaleSince: string | null | undefined
}

export type PreviousPriceOf = (priced: Priced) => PreviousPrice | null

type Row = { product_id: number; variant_id: number | null; before: string | null; after: string; created_at: Date }

/**
 * The previous price of each product and variant, as far as the ledger allows it to be stated, while the store is open.
 */
export async function readPreviousPrices(pool: Pool, now: Date): Promise<PreviousPriceOf> {
  const [{ rows: settings }, { rows: changes }] = await Promise.all([
    pool.query<{ since: Date | null }>('select store_open_since as since from site_settings where store_open'),
    pool.query<Row>(LAST_TWO_CHANGES),
  ])
  const openSince = settings[0]?.since ?? null
  return ({ productId, variantId = null, pricePence, onSaleSince }) => {
    const listedSince = onSaleSince ? new Date(onSaleSince) : null
    const was = wasPrice({
      pricePence,
      changes: changes.filter((row) => row.product_id === productId && row.variant_id === variantId).map(toChange),
      onSaleSince: openSince && listedSince && (openSince > listedSince ? openSince : listedSince),
      now,
    })
    return was && { pence: was.pence, from: was.from.toISOString(), until: was.until.toISOString() }
  }
}

const LAST_TWO_CHANGES = `select product_id, variant_id, before, after, created_at from (
  select *, row_number() over (partition by product_id, variant_id order by created_at desc, id desc) as place
  from price_changes
) recent where place <= 2 order by created_at, id`

const toChange = ({ before, after, created_at: at }: Row) => ({
  at,
  beforePence: before === null ? null : penceOf(Number(before)),
  afterPence: penceOf(Number(after)),
})
