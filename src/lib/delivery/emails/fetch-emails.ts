import type { Pool } from 'pg'

import type { IncomingMailbox, Position } from '@/lib/integrations/mail/imap'

import { markReached, takeEmail } from './take-email'

type Fetching = { pool: Pool; mailbox: IncomingMailbox | null; stopping: AbortSignal }

const READ = `select uid_validity::int8::float8 as "uidValidity", last_uid::int8::float8 as "lastUid", reached_at as "reachedAt"
  from read_mailboxes where mailbox = $1`

/**
 * Takes what has arrived in the mailbox since it was last read. At first nothing is taken: what lies there already was
 * dealt with in another way.
 */
export async function fetchEmails({ pool, mailbox, stopping }: Fetching): Promise<void> {
  if (!mailbox) return
  const { rows } = await pool.query<Position>(READ, [mailbox.name])
  const from = rows[0] ?? null
  const present = await mailbox.readOn({
    from,
    take: async (fetched, reached) => {
      const wasThere = from?.uidValidity !== reached.uidValidity && from !== null && fetched.receivedAt < from.reachedAt
      if (!wasThere) await takeEmail({ pool, mailbox: mailbox.name, fetched, reached })
    },
    stopping,
  })
  if (present) await markReached(pool, mailbox.name, present)
}
