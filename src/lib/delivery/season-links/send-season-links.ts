import { type MailDeps, sendInTurn } from '../send-in-turn'
import { seasonMail } from './season-mail'

// The first wait is longer than any attempt; later ones double, up to an hour.
const CLAIM = `with due as materialized (
  select reference from season_links
  where email is not null and state = 'unconfirmed' and coalesce(next_attempt_at, now()) <= now()
  order by since limit 1 for update skip locked
)
update season_links l set attempts = l.attempts + 1,
  next_attempt_at = now() + least(60, power(2, l.attempts)) * interval '1 minute'
from due where l.reference = due.reference
returning l.reference, l.email, l.attempts`

type Claimed = { reference: string; email: string; attempts: number }

/** Sends season links by email. Deletes the address once its email has been accepted or has failed permanently. */
export const sendSeasonLinks = (deps: MailDeps): Promise<void> =>
  sendInTurn(deps, {
    claim: async (pool) => (await pool.query<Claimed>(CLAIM)).rows[0] ?? null,
    compose: (due, texts) => seasonMail({ ...due, ...texts }),
    record: (pool, { reference }) =>
      pool.query('update season_links set email = null where reference = $1', [reference]),
    logged: ({ attempts }) => ({ msg: 'season link', attempts }),
  })
