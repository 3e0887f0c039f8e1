import type { Reservation } from '../leads/lead-submission'

/** Goods that an order takes out of stock. */
export type StockClaim = { productId: number; variantId: number | null; quantity: number }

/**
 * The goods of an order, held until it is paid or cancelled. `holders`: who orders them, in several ways; none may hold
 * more than `piecesMax` unpaid pieces of a product.
 */
export type GoodsHold = { goods: readonly StockClaim[]; holders: readonly string[]; piecesMax: number }

/**
 * Locks the products of an order, in a statement of its own before the one that saves the order: so that this one starts
 * after any other order of the same product has ended, and counts its pieces.
 */
const LOCK_GOODS = 'select from products where id = any($1) order by id for update'

/**
 * Common table expressions before the order is saved. `enough` has a row if all of its goods ($8) are in stock;
 * `held_too_much` has one if a holder ($9) would have more unpaid pieces of a product than one may ($10), its variants
 * counted together. Rows are locked in order of id, products first. Stock is not counted for a product or variant without
 * a stock level.
 */
const HOLD_GOODS = `wanted as (
       select * from jsonb_to_recordset($8::jsonb) as w("productId" int, "variantId" int, quantity int)
     ), found_products as materialized (
       select p.id, w."variantId" as variant_id, p.stock_level, w.quantity
       from products p join wanted w on w."productId" = p.id where p.is_active order by p.id for update of p
     ), found_variants as materialized (
       select p.id, v.id as variant_id, v.stock_level, p.quantity
       from product_variants v join found_products p on v.id = p.variant_id and v.product_id = p.id
       where v.is_active order by v.id for update of v
     ), found as materialized (
       select * from found_products where variant_id is null union all select * from found_variants
     ), enough as (
       select where (select count(*) from found where stock_level is null or stock_level >= quantity) = (select count(*) from wanted)
     ), held as (
       select holder, (line ->> 'productId')::int as product_id, sum((line ->> 'quantity')::int) as pieces
       from orders o, jsonb_array_elements_text($9::jsonb) as holder, jsonb_array_elements(o.lines) as line
       where o.state = 'awaiting-payment' and o.holders ? holder group by 1, 2
     ), held_too_much as (
       select "productId" from wanted group by "productId"
       having sum(quantity) + coalesce((select max(pieces) from held where product_id = "productId"), 0) > $10::int
     ), `

/** Common table expressions after the order is saved. They take its goods out of stock and record it in the ledger. */
const TAKE_GOODS = `, taken as (
       update products p set stock_level = p.stock_level - found.quantity, updated_at = now() from found, claim
       where p.id = found.id and found.variant_id is null and p.stock_level is not null returning p.id
     ), taken_variants as (
       update product_variants v set stock_level = v.stock_level - found.quantity, updated_at = now() from found, claim
       where v.id = found.variant_id and v.stock_level is not null returning v.id
     ), movement as (
       insert into stock_movements (product_id, variant_id, change, reason, reference, updated_at, created_at)
       select id, variant_id, -quantity, 'order', $3, now(), now() from found
       where case when variant_id is null then id in (select id from taken)
         else variant_id in (select id from taken_variants) end
     )`

/** Why an order is refused: there is not enough of its goods. */
export const NOT_IN_STOCK = 'not-in-stock'

/** Why an order is refused: the customer would hold more unpaid pieces of a product than one may. */
export const HELD_TOO_MUCH = 'held-too-much'

const REFUSAL = `case when not exists (select from enough) then '${NOT_IN_STOCK}'
       when exists (select from held_too_much) then '${HELD_TOO_MUCH}' end`

/** Takes the goods of an order out of stock in the statement that saves it. */
export const holdGoods = ({ goods, holders, piecesMax }: GoodsHold): Reservation => ({
  lock: { text: LOCK_GOODS, values: [goods.map(({ productId }) => productId)] },
  before: HOLD_GOODS,
  claimedFrom: 'from enough where not exists (select from held_too_much)',
  after: TAKE_GOODS,
  refusal: REFUSAL,
  values: [JSON.stringify(goods), JSON.stringify(holders), piecesMax],
})
