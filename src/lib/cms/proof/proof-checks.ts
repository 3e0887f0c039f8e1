import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/lib/platform/database'

type Database = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** A document of a collection. */
export type Subject = { collection: string; id: number }

/** A request to check one wording. `confirmedAt`: an ISO date, null until a colleague has seen the original. */
export type ProofCheck = {
  id: number
  part: string
  digest: string
  askedById: number
  askedBy: string
  askedAt: string
  fileName: string
  confirmedBy: string | null
  confirmedAt: string | null
}

/** Every check of a document, the latest first. */
export async function readChecks(at: Database, { collection, id }: Subject): Promise<ProofCheck[]> {
  const db = await transactionOf(at)
  const { rows } = await db.execute(sql`
    select id, part, digest, asked_by_id as "askedById", asked_by as "askedBy", asked_at as "askedAt", file_name as "fileName",
      confirmed_by as "confirmedBy", confirmed_at as "confirmedAt"
    from proof_checks where collection = ${collection} and document_id = ${id} order by id desc`)
  return (
    rows as (Omit<ProofCheck, 'askedAt' | 'confirmedAt'> & { askedAt: string; confirmedAt: string | null })[]
  ).map((row) => ({
    ...row,
    askedAt: new Date(row.askedAt).toISOString(),
    confirmedAt: row.confirmedAt === null ? null : new Date(row.confirmedAt).toISOString(),
  }))
}

type Person = { id: number | string; name: string }
export type EvidenceFile = { name: string; type: string; data: Buffer }
type Asked = { subject: Subject; part: string; digest: string; by: Person; file: EvidenceFile }

/** Stores a request; false if this wording has one. */
export async function addCheck(at: Database, { subject, part, digest, by, file }: Asked): Promise<boolean> {
  const db = await transactionOf(at)
  const { rowCount } = await db.execute(sql`
    insert into proof_checks (collection, document_id, part, digest, asked_by_id, asked_by, file_name, file_type, file)
    values (${subject.collection}, ${subject.id}, ${part}, ${digest}, ${Number(by.id)}, ${by.name}, ${file.name},
      ${file.type}, ${file.data})
    on conflict do nothing`)
  return rowCount === 1
}

type Confirmed = { subject: Subject; check: number; digest: string; by: Person }

/** Confirms a request once, and never for the person who made it; false if nothing was confirmed. */
export async function confirmCheck(at: Database, { subject, check, digest, by }: Confirmed): Promise<boolean> {
  const db = await transactionOf(at)
  const { rowCount } = await db.execute(sql`
    update proof_checks set confirmed_by_id = ${Number(by.id)}, confirmed_by = ${by.name}, confirmed_at = now()
    where id = ${check} and collection = ${subject.collection} and document_id = ${subject.id} and digest = ${digest}
      and confirmed_at is null and asked_by_id <> ${Number(by.id)}`)
  return rowCount === 1
}

/** The file of a request; null if there is none. */
export async function readProofFile(
  at: Database,
  { collection, id, check }: Subject & { check: number },
): Promise<EvidenceFile | null> {
  const db = await transactionOf(at)
  const { rows } = await db.execute(sql`
    select file_name as name, file_type as type, file as data from proof_checks
    where id = ${check} and collection = ${collection} and document_id = ${id}`)
  return (rows[0] as EvidenceFile | undefined) ?? null
}

/** A request that nobody has confirmed ends when its text is changed. */
export async function endChecks(
  at: Database,
  { collection, id, digests }: Subject & { digests: string[] },
): Promise<void> {
  const db = await transactionOf(at)
  await db.execute(sql`
    delete from proof_checks
    where collection = ${collection} and document_id = ${id} and confirmed_at is null
      and not digest = any(${sql.param(digests)}::text[])`)
}

/** With a document, what was kept to prove it goes too. */
export async function deleteChecks(at: Database, { collection, id }: Subject): Promise<void> {
  const db = await transactionOf(at)
  await db.execute(sql`delete from proof_checks where collection = ${collection} and document_id = ${id}`)
}
