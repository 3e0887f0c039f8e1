import type { Pool } from 'pg'

import { DATA_LINK_MINUTES } from '@/lib/domain/leads/data-links'
import { deleteSavedMails } from '@/lib/integrations/mail/disk-mail'
import { dataLinkToken, hashOfToken } from '@/lib/platform/enquiry-token'
import { env } from '@/lib/platform/env'
import { requireRoom } from '@/lib/platform/quotas'

/** Whoever reads the email of an address, for as long as the page is open. */
export type DataSession = { reference: string; email: string; closesAt: Date }

const LASTS = `interval '${DATA_LINK_MINUTES} minutes'`

/**
 * Notes that someone wants a link to what we hold about an address. The same work for every address: a worker finds out
 * whether we hold anything, and only then sends the link. `reference` is random. @throws StoreFull
 */
export async function askForLink(pool: Pool, email: string, reference: string): Promise<void> {
  await requireRoom(pool, 'data_links')
  await pool.query(
    `insert into data_links (reference, link_sha256, email, requested_at, attempts) values ($1, $2, $3, now(), 0)`,
    [reference, hashOfToken(dataLinkToken(reference)), email],
  )
}

/** Whether a link can still be opened. Looking at it does not use it up, because mail scanners open links. */
export async function isLinkOpen(pool: Pool, token: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from data_links where link_sha256 = $1 and opened_at is null and tried_at > now() - ${LASTS}`,
    [hashOfToken(token)],
  )
  return rowCount === 1
}

/** Opens a link, once, under a new session. Of two people at the same time, one succeeds. False if it is used or too old. */
export async function openLink(pool: Pool, { token, session }: { token: string; session: string }): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update data_links set opened_at = now(), session_sha256 = $2
     where link_sha256 = $1 and opened_at is null and tried_at > now() - ${LASTS}`,
    [hashOfToken(token), hashOfToken(session)],
  )
  return rowCount === 1
}

/** The session of an opened link; null once it is over. */
export async function findSession(pool: Pool, session: string): Promise<DataSession | null> {
  const { rows } = await pool.query<DataSession>(
    `select reference, email, opened_at + ${LASTS} as "closesAt" from data_links
     where session_sha256 = $1 and opened_at > now() - ${LASTS}`,
    [hashOfToken(session)],
  )
  return rows[0] ?? null
}

/** Ends a session, and deletes the address with it. */
export async function closeSession(pool: Pool, reference: string): Promise<void> {
  await pool.query('delete from data_links where reference = $1', [reference])
  await deleteSavedMails({ dataDir: env.dataDir, references: [reference] })
}
