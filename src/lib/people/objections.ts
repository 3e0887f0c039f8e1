import { createHmac } from 'node:crypto'

import { emailKey } from '@/lib/domain/leads/same-person'
import type { Db } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'

/** Recognises an address that we write no offers to, also once everything else about it is erased. */
export const addressCode = (email: string): string =>
  createHmac('sha256', env.secret)
    .update(`objection\n${emailKey(email)}`)
    .digest('hex')

/** SQL: since when we write no offers to the address with this code, an expression; null if nobody has objected. */
export const objectedSince = (code: string): string =>
  `(select since from marketing_objections where address_code = ${code})`

/** Those of the addresses to which we write no offers. */
export async function objectedAmong(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const codes = new Map(emails.map((email) => [email, addressCode(email)]))
  const { rows } = await db.query<{ code: string }>(
    'select address_code as code from marketing_objections where address_code = any($1::text[])',
    [[...codes.values()]],
  )
  const objected = new Set(rows.map(({ code }) => code))
  return new Set(emails.filter((email) => objected.has(codes.get(email) ?? '')))
}

/** Since when we write no offers to an address; null if nobody has objected. */
export async function findObjection(db: Db, email: string): Promise<Date | null> {
  const { rows } = await db.query<{ since: Date | null }>(`select ${objectedSince('$1')} as since`, [
    addressCode(email),
  ])
  return rows[0]?.since ?? null
}
