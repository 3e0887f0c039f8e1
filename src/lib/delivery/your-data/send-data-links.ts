import { spellingsOf } from '@/lib/domain/leads/same-person'
import { listed } from '@/lib/features/features'
import { PERSON } from '@/lib/features/personal-data/personal-data'
import type { Db } from '@/lib/platform/database'

import { type MailDeps, sendInTurn } from '../send-in-turn'
import { dataLinkMail } from './data-link-mail'

/** A mail server that is down may be back by then; after that, people ask again. */
const TRIED_FOR = `interval '2 hours'`

// The first wait is longer than any attempt; later ones double. A link counts from the attempt that sent it.
const CLAIM = `with due as materialized (
  select reference from data_links
  where sent_at is null and opened_at is null and coalesce(next_attempt_at, now()) <= now()
    and requested_at > now() - ${TRIED_FOR}
  order by requested_at limit 1 for update skip locked
)
update data_links l set attempts = l.attempts + 1, tried_at = now(),
  next_attempt_at = now() + least(60, power(2, l.attempts)) * interval '1 minute'
from due where l.reference = due.reference
returning l.reference, l.email, l.attempts`

/** Asking for a link is no reason for sending one. */
const OTHER_TABLES = listed('personalData')
  .flatMap(({ tables }) => Object.entries(tables))
  .filter(([table]) => table !== 'leads' && table !== 'data_links')

const HELD = OTHER_TABLES.flatMap(([table, { theirs }]) =>
  theirs === null ? [] : [`exists (select from ${table}, person where ${theirs})`],
)

/** Whether any row has an address, in whichever table of the register. Other rows of a lead need no look: they have one. */
const IS_ON_FILE = `with person as (select * from jsonb_to_record($1::jsonb) as given(${PERSON}))
select exists (select from leads, person where lower(email) = any(person.emails)) or ${HELD.join(' or ')} as "isOnFile"`

type Claimed = { reference: string; email: string; attempts: number }

/** Sends links to people's data, to addresses that we hold; requests for any other are deleted. */
export const sendDataLinks = (deps: MailDeps): Promise<void> =>
  sendInTurn(deps, {
    claim: claimLink,
    compose: (due, texts) => dataLinkMail({ ...due, ...texts }),
    record: (pool, { reference }) =>
      pool.query('update data_links set sent_at = now(), tried_at = now() where reference = $1', [reference]),
    logged: ({ attempts }) => ({ msg: 'link to data', attempts }),
  })

async function claimLink(pool: Db): Promise<Claimed | null> {
  for (;;) {
    const [claimed] = (await pool.query<Claimed>(CLAIM)).rows
    if (!claimed || (await isOnFile(pool, claimed.email))) return claimed ?? null
    await pool.query('delete from data_links where reference = $1', [claimed.reference])
  }
}

async function isOnFile(pool: Db, email: string): Promise<boolean> {
  const person = { people: [], leads: [], refs: [], links: [], emails: spellingsOf(email) }
  const { rows } = await pool.query<{ isOnFile: boolean }>(IS_ON_FILE, [JSON.stringify(person)])
  return rows[0]?.isOnFile ?? false
}
