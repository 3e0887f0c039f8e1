import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { parseJson } from '@/lib/domain/text/parse-json'
import { transactionOf } from '@/lib/platform/database'

import type { Origin } from './origin-of'

type Database = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** `isNew`: on a device that had not signed in to the account before, and that its colleague has not confirmed. */
export type OpenSession = { id: string; openedAt: string; address: string; device: string; isNew: boolean }

/** The id of the session of a token that Payload has signed. */
export function sessionOf(token: string): string {
  const claims = parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return claims instanceof Object && 'sid' in claims ? String(claims.sid) : ''
}

type Opened = { sessionId: string; userId: number; from: Origin; isNew: boolean }

/** Notes from where a session was opened. */
export async function noteSession(at: Database, { sessionId, userId, from, isNew }: Opened): Promise<void> {
  const db = await transactionOf(at)
  await db.execute(sql`
    insert into session_origins (session_id, user_id, address, device, is_new)
    values (${sessionId}, ${userId}, ${from.address}, ${from.device}, ${isNew})`)
}

/** The open sessions of an account, newest first. */
export async function openSessionsOf(at: Database, userId: number): Promise<OpenSession[]> {
  const db = await transactionOf(at)
  const { rows } = await db.execute<OpenSession>(sql`
    select s.id, s.created_at as "openedAt", coalesce(o.address, 'unknown') as address,
      coalesce(o.device, 'An unknown device') as device, coalesce(o.is_new, false) as "isNew"
    from users_sessions s left join session_origins o on o.session_id = s.id
    where s._parent_id = ${userId} and s.expires_at > now()
    order by s.created_at desc`)
  return rows
}

/** `kept`: the session that stays. `only`: the one that ends; all others by default. */
type Ended = { userId: number; kept?: string; only?: string }

/** Ends sessions of an account at once, wherever they are. Returns how many. */
export async function endSessions(at: Database, { userId, kept = '', only }: Ended): Promise<number> {
  const db = await transactionOf(at)
  const { rows } = await db.execute(sql`
    with ended as (
      delete from users_sessions where _parent_id = ${userId} and id <> ${kept} and (${only ?? null}::text is null or id = ${only ?? null})
      returning id
    ), forgotten as (delete from session_origins where session_id in (select id from ended))
    select id from ended`)
  return rows.length
}

/** Notes that a colleague knows the devices on which they are signed in. */
export async function confirmDevices(at: Database, userId: number): Promise<void> {
  const db = await transactionOf(at)
  await db.execute(sql`update session_origins set is_new = false where user_id = ${userId} and is_new`)
}

/** Whether anyone has signed in to the account before: the first device is not a new one. */
export async function hasSignedIn(at: Database, userId: number): Promise<boolean> {
  const db = await transactionOf(at)
  const { rows } = await db.execute(
    sql`select from audit_entries where who_id = ${userId} and action = 'signed-in' limit 1`,
  )
  return rows.length > 0
}
