/**
 * Common table expressions to follow an expression `closed` of orders (reference, lines). They put the goods back into
 * stock, where stock is counted, and record it in the ledger. Products and variants are locked in the order of their
 * ids, as by every other statement that changes the stock of several, so that two never wait for each other.
 */
export const RETURN_GOODS = `goods as (
  select closed.reference, (line ->> 'productId')::int as product_id, (line ->> 'variantId')::int as variant_id,
    (line ->> 'quantity')::int as quantity
  from closed, jsonb_array_elements(closed.lines) as line where line ->> 'productId' is not null
), locked_products as materialized (
  select id from products where id in (select product_id from goods where variant_id is null) order by id for update
), locked_variants as materialized (
  select id from product_variants
  where id in (select variant_id from goods) and (select count(*) from locked_products) is not null
  order by id for update
), returned as (
  update products p set stock_level = stock_level + g.quantity, updated_at = now()
  from (select product_id, sum(quantity) as quantity from goods where variant_id is null group by product_id) g
  join locked_products l on l.id = g.product_id
  where p.id = g.product_id and p.stock_level is not null returning p.id
), returned_variants as (
  update product_variants v set stock_level = stock_level + g.quantity, updated_at = now()
  from (select variant_id, sum(quantity) as quantity from goods group by variant_id) g
  join locked_variants l on l.id = g.variant_id
  where v.id = g.variant_id and v.stock_level is not null returning v.id
), movements as (
  insert into stock_movements (product_id, variant_id, change, reason, reference, updated_at, created_at)
  select product_id, variant_id, quantity, 'order', reference, now(), now() from goods
  where case when variant_id is null then product_id in (select id from returned)
    else variant_id in (select id from returned_variants) end
)`
