import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/lib/platform/database'

import { hashOfCode } from './hashed-code'

/** `password`: sets a new password. `passkey`: the challenge that a passkey answers. */
type CodePurpose = 'password' | 'passkey'

type Database = Pick<PayloadRequest, 'payload' | 'transactionID'>
type AccountCode = { userId: number; purpose: CodePurpose; code: string }

/** Stores a code that may be used once within the minutes. It replaces an earlier one if `isOnly`. */
export async function keepCode(
  at: Database,
  { userId, purpose, code, minutes, isOnly = false }: AccountCode & { minutes: number; isOnly?: boolean },
): Promise<void> {
  const db = await transactionOf(at)
  await db.execute(sql`
    delete from account_codes where user_id = ${userId} and purpose = ${purpose}
      and (${isOnly} or expires_at < now())`)
  await db.execute(sql`
    insert into account_codes (code_hash, user_id, purpose, expires_at)
    values (${hashOfCode(purpose, code)}, ${userId}, ${purpose}, now() + make_interval(mins => ${minutes}))`)
}

/** Uses up a code; false if this account has no such code, or no longer. */
export async function takeCode(at: Database, { userId, purpose, code }: AccountCode): Promise<boolean> {
  const db = await transactionOf(at)
  const { rows } = await db.execute(sql`
    delete from account_codes
    where code_hash = ${hashOfCode(purpose, code)} and user_id = ${userId} and purpose = ${purpose} and expires_at > now()
    returning user_id`)
  return rows.length > 0
}
