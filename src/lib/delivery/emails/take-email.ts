import { createHash } from 'node:crypto'

import type { Pool, PoolClient } from 'pg'

import { kindOfEmail, newText } from '@/lib/domain/leads/incoming-email'
import type { LeadEmailState } from '@/lib/domain/leads/lead-email'
import { responseDueAt } from '@/lib/domain/opening-hours/due-at'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'
import type { FetchedEmail, Position } from '@/lib/integrations/mail/imap'
import { type IncomingEmail, readEmail } from '@/lib/integrations/mail/read-email'
import { inTransaction } from '@/lib/platform/transaction'

import { readHours } from '../store/read-hours'
import { fileAttachments, noteBounce, noteReply } from './file-email'
import { matchLead } from './match-lead'
import { sortAttachments, type SortedAttachments } from './sort-attachments'

type Taking = { pool: Pool; mailbox: string; fetched: FetchedEmail; reached: Position }

type StateOfTaken = Extract<LeadEmailState, 'received' | 'automatic' | 'bounced'>

const INSERT = `insert into lead_emails
  (lead_id, state, key, message_id, in_reply_to, from_name, from_address, subject, text, not_kept, raw, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (key) do nothing returning id`

const REACHED = `insert into read_mailboxes as m (mailbox, uid_validity, last_uid, reached_at) values ($1, $2, $3, $4)
  on conflict (mailbox) do update set uid_validity = excluded.uid_validity, reached_at = excluded.reached_at,
    last_uid = case when m.uid_validity = excluded.uid_validity then greatest(m.last_uid, excluded.last_uid)
      else excluded.last_uid end`

const IS_OURS = `select exists (select from users where lower(email) = lower($1)) as ours`

/**
 * Takes an email from the mailbox: files it with the lead that it is about, or keeps it for staff to decide. What
 * programs and lists send is never more than an entry of a lead that it is about. The email and how far the mailbox has
 * been read are committed together, so that each is taken once, whenever a worker is killed.
 */
export async function takeEmail({ pool, mailbox, fetched, reached }: Taking): Promise<void> {
  const email = await readEmail(fetched.raw).catch(() => null)
  const kept = email && (await keptOf(pool, email, fetched))
  await inTransaction(pool, async (client) => {
    if (kept) await store(client, kept)
    await markReached(client, mailbox, reached)
  })
}

/** Notes how far a mailbox has been read. */
export const markReached = (db: Pool | PoolClient, mailbox: string, { uidValidity, lastUid, reachedAt }: Position) =>
  db.query(REACHED, [mailbox, uidValidity, lastUid, reachedAt])

type Kept = {
  email: IncomingEmail
  state: StateOfTaken
  leadId: number | null
  attachments: SortedAttachments
  fetched: FetchedEmail
  dueAt: Date
}

const STATES = { person: 'received', automatic: 'automatic', bounce: 'bounced' } as const
const NONE: SortedAttachments = { kept: [], notKept: null }
const CUT = 'The email is larger than 16 MB, so its attachments were left in the mailbox.'

/** Null for what is not kept: lists, and what programs or colleagues send about no lead. */
async function keptOf(pool: Pool, email: IncomingEmail, fetched: FetchedEmail): Promise<Kept | null> {
  const kind = kindOfEmail(email.headers, email.from.address)
  if (kind === 'list' || (await isColleague(pool, email.from.address))) return null
  const leadId = await matchLead(pool, email)
  if (leadId === null && kind !== 'person') return null
  const hasFiles = leadId !== null && kind === 'person' && !fetched.isCut
  const attachments = hasFiles
    ? await sortAttachments(pool, email.files)
    : fetched.isCut
      ? { ...NONE, notKept: CUT }
      : NONE
  const hours = await readHours(pool)
  const dueAt = responseDueAt({ receivedAt: fetched.receivedAt, hours, promiseMinutes: RESPONSE_PROMISE_MINUTES })
  return { email, state: STATES[kind], leadId, attachments, fetched, dueAt }
}

async function isColleague(pool: Pool, address: string): Promise<boolean> {
  const { rows } = await pool.query<{ ours: boolean }>(IS_OURS, [address])
  return rows[0]?.ours ?? false
}

async function store(client: PoolClient, { email, state, leadId, attachments, fetched, dueAt }: Kept): Promise<void> {
  const { messageId, inReplyTo, from, subject, text } = email
  const { rows } = await client.query<{ id: number }>(INSERT, [
    leadId,
    state,
    keyOf(messageId, fetched.raw),
    messageId,
    inReplyTo || null,
    from.name,
    from.address,
    subject || 'No subject',
    newText(text),
    attachments.notKept,
    leadId === null ? fetched.raw : null,
    fetched.receivedAt,
  ])
  const [stored] = rows
  if (!stored || leadId === null) return // taken before, or for staff to decide
  await fileAttachments(client, leadId, attachments.kept)
  const filing = { emailId: stored.id, dueAt }
  if (state === 'received') await noteReply(client, filing)
  if (state === 'bounced') await noteBounce(client, filing)
}

/** The same for the same email, even in another mailbox. */
const keyOf = (messageId: string | null, raw: Uint8Array) =>
  `email:${createHash('sha256')
    .update(messageId ?? raw)
    .digest('hex')}`
