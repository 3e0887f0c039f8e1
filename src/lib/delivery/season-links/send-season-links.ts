import type { SendMail } from '@/lib/integrations/mail/mail'
import type { Logger } from '@/lib/platform/logger'

import { readCompanyContact } from '../store/company-contact'
import type { Db } from '../store/db'
import { seasonMail } from './season-mail'

type Deps = { pool: Db; log: Logger; send: SendMail; siteUrl: string }

const SEND_WITHIN_MS = 30_000

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

/**
 * Sends the links of winters, one after another; any number of workers may do so at once. Once an email was accepted, or
 * never will be, its address is deleted. After a crash in between it is sent again, with the same Message-ID.
 */
export async function sendSeasonLinks({ pool, log, send, siteUrl }: Deps): Promise<void> {
  const { particulars } = await readCompanyContact(pool)
  for (;;) {
    const { rows } = await pool.query<Claimed>(CLAIM)
    const [due] = rows
    if (!due) return
    const sent = await send(seasonMail({ ...due, siteUrl, particulars }), AbortSignal.timeout(SEND_WITHIN_MS))
    const isOver = sent.ok ? sent.isDelivered : sent.permanent
    if (isOver) await pool.query('update season_links set email = null where reference = $1', [due.reference])
    log.info({ msg: 'season link', attempts: due.attempts, problem: sent.ok ? null : sent.problem })
  }
}
