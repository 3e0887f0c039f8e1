/**
 * Locks the products of an order, in a statement of its own before the one that saves the order: so that this one starts
 * after any other order of the same product has ended, and counts its pieces.
 */
export const LOCK_GOODS = 'select from products where id = any($1) order by id for update'

/**
 * Common table expressions before the order is saved. `enough` has a row if all of its goods ($8) are in stock;
 * `held_too_much` has one if a holder ($9) would have more unpaid pieces of a product than one may ($10), its variants
 * counted together. Rows are locked in order of id, products first. Stock is not counted for a product or variant without
 * a stock level.
 */
export const HOLD_GOODS = `wanted as (
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
export const TAKE_GOODS = `, taken as (
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
