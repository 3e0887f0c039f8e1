import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { inGroups, isAppCode, readCode } from '@/lib/domain/staff/account-code'
import { transactionOf } from '@/lib/platform/database'

import { keyOfEnrolment, openKey, sealKey, stepOfCode } from './app-codes'
import { hashOfCode, randomCode } from './hashed-code'

type Database = Pick<PayloadRequest, 'payload' | 'transactionID'>

const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10

/** What an account has beside its password. */
export type Factors = { hasApp: boolean; recoveryCodes: number; passkeys: number }

export async function factorsOf(at: Database, userId: number): Promise<Factors> {
  const db = await transactionOf(at)
  const { rows } = await db.execute<Factors>(sql`
    select exists (select from second_factors where user_id = ${userId}) as "hasApp",
      (select count(*)::int from recovery_codes where user_id = ${userId}) as "recoveryCodes",
      (select count(*)::int from passkeys where user_id = ${userId}) as passkeys`)
  const [factors] = rows
  if (!factors) throw new Error('The query returned no row')
  return factors
}

/** Whether this is a code of the account's app that was not used before, or one of its recovery codes, used up by this. */
export async function acceptsCode(at: Database, userId: number, typed: string): Promise<boolean> {
  const code = readCode(typed)
  return isAppCode(code) ? acceptsAppCode(at, userId, code) : takesRecoveryCode(at, userId, code)
}

async function acceptsAppCode(at: Database, userId: number, code: string): Promise<boolean> {
  const db = await transactionOf(at)
  const { rows } = await db.execute<{ secret: string }>(
    sql`select secret from second_factors where user_id = ${userId}`,
  )
  const key = rows[0] ? openKey(userId, rows[0].secret) : null
  const step = key === null ? null : stepOfCode(key, code)
  if (step === null) return false
  // In one statement, so that a code that is sent twice at once counts once.
  const used = await db.execute(sql`
    update second_factors set last_step = ${step} where user_id = ${userId} and last_step < ${step} returning user_id`)
  return used.rows.length > 0
}

async function takesRecoveryCode(at: Database, userId: number, code: string): Promise<boolean> {
  const db = await transactionOf(at)
  const { rows } = await db.execute(sql`
    delete from recovery_codes where user_id = ${userId} and code_hash = ${hashOfCode('recovery', code)}
    returning user_id`)
  return rows.length > 0
}

type Enrolment = { userId: number; enrolment: string; code: string }

/** Makes the app of an enrolment the second factor of the account. Returns new recovery codes; null for a wrong code. */
export async function enrolApp(at: Database, { userId, enrolment, code }: Enrolment): Promise<string[] | null> {
  const key = keyOfEnrolment(userId, enrolment)
  const step = key === null ? null : stepOfCode(key, readCode(code))
  if (key === null || step === null) return null
  const db = await transactionOf(at)
  await db.execute(sql`
    insert into second_factors (user_id, secret, last_step) values (${userId}, ${sealKey(userId, key)}, ${step})
    on conflict (user_id) do update set secret = excluded.secret, last_step = excluded.last_step, added_at = now()`)
  return renewRecoveryCodes(at, userId)
}

/** Replaces the recovery codes of an account. They are shown once: only hashes are stored. */
export async function renewRecoveryCodes(at: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomCode(RECOVERY_LENGTH))
  const hashes = codes.map((code) => hashOfCode('recovery', code))
  const db = await transactionOf(at)
  await db.execute(sql`delete from recovery_codes where user_id = ${userId}`)
  await db.execute(sql`
    insert into recovery_codes (user_id, code_hash)
    select ${userId}, code_hash from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) as code_hash`)
  return codes.map(inGroups)
}
