import type { Db } from '@/lib/platform/database'

type FoundIn<Kind extends string> = { kind: Kind; id: number; title: string; hint: string }

/** A record of the sales desk that was found. `hint`: what tells it from others alike. */
export type FoundRecord = FoundIn<'Lead' | 'Person' | 'Quote' | 'Order'>

/** Part of the website that was found. */
export type FoundContent = FoundIn<'Page' | 'Post' | 'Product'>

export type Found = FoundRecord | FoundContent

/** The most that are shown of each kind. */
export const EACH_MAX = 6

// What is typed is matched literally: its own wildcards are escaped. A number is compared without what separates digits.
const FIND = `with typed as (
  select '%' || replace(replace(replace($1::text, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' as anywhere,
    nullif(ltrim(regexp_replace($1::text, '[^0-9]', '', 'g'), '0'), '') as digits
)
(select 'Lead' as kind, leads.id, leads.name as title, concat_ws(', ', leads.reference, leads.postcode) as hint
  from leads, typed
  where leads.name ilike anywhere or leads.reference ilike anywhere or leads.email ilike anywhere
    or leads.postcode ilike anywhere or length(digits) >= 4 and leads.phone_e164 like '%' || digits || '%'
  order by leads.created_at desc limit $2)
union all
(select 'Person', people.id, people.name, case people.kind when 'company' then 'Company' else '' end
  from people, typed where people.name ilike anywhere and people.merged_into_id is null
  order by people.created_at desc limit $2)
union all
(select 'Quote', quotes.id, quotes.reference, leads.name
  from quotes left join leads on leads.id = quotes.lead_id, typed
  where quotes.reference ilike anywhere or leads.name ilike anywhere order by quotes.created_at desc limit $2)
union all
(select 'Order', orders.id, orders.reference, orders.customer_name from orders, typed
  where orders.reference ilike anywhere or orders.customer_name ilike anywhere or orders.email ilike anywhere
  order by orders.created_at desc limit $2)`

/** Leads, people, quotes and orders that contain the text, the newest of each kind first. */
export async function findRecords(db: Db, text: string): Promise<FoundRecord[]> {
  const { rows } = await db.query<FoundRecord>(FIND, [text, EACH_MAX])
  return rows
}
