import type { Pool } from 'pg'

import { hashOfToken, waitingToken } from '@/lib/platform/enquiry-token'
import { requireRoom } from '@/lib/platform/quotas'
import type { Waiting } from '@/lib/schemas/waiting-list'

/** Prevents an address from being flooded with links by entering it repeatedly. */
const NEXT_LINK_AFTER = '1 hour'

/**
 * Adds an email address, which is then sent a confirmation link. Returns false if the product or its variant is not
 * shown. The result is the same for an address that is already listed: it is sent a new link if the last one has not
 * been confirmed for an hour, or if it has already been notified, and otherwise nothing.
 * @throws StoreFull
 */
export async function joinWaitingList(
  pool: Pool,
  { email, productId, variantId }: Waiting,
  reference: string,
): Promise<boolean> {
  await requireRoom(pool, 'waiting_list')
  const { rows } = await pool.query<{ is_shown: boolean }>(
    `with item as (
       select p.id, v.id as variant_id from products p
       left join product_variants v on v.product_id = p.id and v.id = $5::int and v.is_active
       where p.id = $2 and p.is_active and v.id is not distinct from $5::int
     ), entry as (
       insert into waiting_list as known
         (email, product_id, variant_id, variant_key, reference, access_token_sha256, state, since, attempts, updated_at, created_at)
       select $1, id, variant_id, coalesce(variant_id, 0), $3, $4, 'unconfirmed', now(), 0, now(), now() from item
       on conflict (product_id, variant_key, email) do update set reference = excluded.reference,
         access_token_sha256 = excluded.access_token_sha256, state = 'unconfirmed', since = now(),
         confirmation_sent_at = null, attempts = 0, next_attempt_at = null, updated_at = now()
       where known.state = 'told'
         or (known.state = 'unconfirmed' and known.confirmation_sent_at < now() - interval '${NEXT_LINK_AFTER}')
     )
     select exists (select from item) as is_shown`,
    [email, productId, reference, hashOfToken(waitingToken(reference)), variantId ?? null],
  )
  return rows[0]?.is_shown ?? false
}
