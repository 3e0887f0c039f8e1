import { type MailDeps, sendInTurn } from '../send-in-turn'
import { designLinksMail } from './design-links-mail'

// As for the links of the energy challenge: the first wait is longer than any attempt; later ones double, up to an hour.
const CLAIM = `with due as materialized (
  select id from shared_designs
  where mail_to is not null and coalesce(mail_next_at, now()) <= now()
  order by mail_since limit 1 for update skip locked
)
update shared_designs d set mail_attempts = d.mail_attempts + 1,
  mail_next_at = now() + least(60, power(2, d.mail_attempts)) * interval '1 minute'
from due where d.id = due.id
returning d.id, d.reference, d.links_renewed::int as renewed, d.mail_to as email, d.mail_attempts::int as attempts,
  extract(epoch from d.mail_since)::int as since`

type Claimed = { id: number; reference: string; renewed: number; email: string; attempts: number; since: number }

/** Sends the links of shared designs by email. Deletes the address once its email has been accepted or has failed. */
export const sendDesignLinks = (deps: MailDeps): Promise<void> =>
  sendInTurn(deps, {
    claim: async (pool) => (await pool.query<Claimed>(CLAIM)).rows[0] ?? null,
    compose: (due, texts) => designLinksMail({ ...due, ...texts }),
    // Not if the links were asked for again meanwhile.
    record: (pool, { id, since }) =>
      pool.query(
        `update shared_designs set mail_to = null
         where id = $1 and extract(epoch from mail_since)::int = $2`,
        [id, since],
      ),
    logged: ({ attempts }) => ({ msg: 'links of a design', attempts }),
  })
