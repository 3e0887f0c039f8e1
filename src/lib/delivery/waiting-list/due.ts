import type { Db } from '@/lib/platform/database'

/** An email to an address on the waiting list, claimed by us until its lease expires. */
export type ClaimedNotice = {
  id: number
  attempts: number
  kind: 'confirm' | 'back'
  email: string
  reference: string
  /** Name of the product, with that of the variant if there is one. */
  product: string
  slug: string
}

// The first wait is longer than any attempt; later ones double, up to an hour.
const NEXT_ATTEMPT = `now() + least(60, power(2, w.attempts)) * interval '1 minute'`

// A variant has its own stock level; where there is no variant, the stock level of the product applies.
const CLAIM = `with due as materialized (
  select w.id, concat_ws(', ', p.name, v.name) as product, p.slug
  from waiting_list w join products p on p.id = w.product_id left join product_variants v on v.id = w.variant_id
  where coalesce(w.next_attempt_at, now()) <= now() and p.is_active and coalesce(v.is_active, true) and (
    (w.state = 'unconfirmed' and w.confirmation_sent_at is null)
    or (w.state = 'confirmed' and coalesce(case when v.id is null then p.stock_level else v.stock_level end, 1) > 0
      and exists (select from site_settings where store_open)))
  order by w.id limit 1 for update of w skip locked
)
update waiting_list w set attempts = w.attempts + 1, next_attempt_at = ${NEXT_ATTEMPT}
from due where w.id = due.id
returning w.id, w.attempts::int as attempts, case w.state when 'unconfirmed' then 'confirm' else 'back' end as kind,
  w.email, w.reference, due.product, due.slug`

/** Claims a due email, oldest entry first: a confirmation link, or a notice that a product or variant can be bought. */
export async function claimNotice(pool: Db): Promise<ClaimedNotice | null> {
  const { rows } = await pool.query<ClaimedNotice>(CLAIM)
  return rows[0] ?? null
}

/** Records that nothing more is to be sent for this state. `attempts` distinguishes our claim from a later one. */
export async function recordNotice(pool: Db, { id, attempts, kind }: ClaimedNotice): Promise<void> {
  const change =
    kind === 'confirm' ? 'confirmation_sent_at = now(), attempts = 0' : `state = 'told', since = now(), attempts = 0`
  const state = kind === 'confirm' ? 'unconfirmed' : 'confirmed'
  await pool.query(
    `update waiting_list set ${change}, next_attempt_at = null, updated_at = now()
     where id = $1 and attempts = $2 and state = '${state}'`,
    [id, attempts],
  )
}
