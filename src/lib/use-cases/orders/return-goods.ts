/**
 * Parts of a statement after a common table expression `closed` of orders (reference, lines): their goods go back into
 * stock, where stock is counted, and the ledger says so.
 */
export const RETURN_GOODS = `goods as (
  select closed.reference, (line ->> 'productId')::int as product_id, (line ->> 'quantity')::int as quantity
  from closed, jsonb_array_elements(closed.lines) as line
), returned as (
  update products p set stock_level = stock_level + g.quantity, updated_at = now()
  from (select product_id, sum(quantity) as quantity from goods group by product_id) g
  where p.id = g.product_id and p.stock_level is not null returning p.id
), movements as (
  insert into stock_movements (product_id, change, reason, reference, updated_at, created_at)
  select g.product_id, g.quantity, 'order', g.reference, now(), now() from goods g join returned on returned.id = g.product_id
)`
