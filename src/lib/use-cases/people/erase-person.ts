import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionSlug, commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

import { deleteSavedMails } from '@/lib/integrations/mail/disk-mail'
import { transactionOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'

import { type AskedPerson, findIdentity } from './find-identity'
import { findPersonalData, type FoundRows } from './find-personal-data'

/** Of the rows found in one table: how many the law has us keep, and why. */
export type ErasedRows = { what: string; table: string; found: number; left: number; because: string | null }

/**
 * Erases everything in the register that belongs to one person, in one transaction: each lead as if an admin had deleted
 * it, with its receipt and its contact in the CRM, and then the rest. Null if there is no such person. The caller has
 * checked access.
 * @throws if a row is left that no law has us keep; nothing is erased then
 */
export async function erasePerson(req: PayloadRequest, asked: AskedPerson): Promise<ErasedRows[] | null> {
  await initTransaction(req)
  try {
    const identity = await findIdentity(req, asked)
    const erased: ErasedRows[] = []
    if (identity) {
      const found = await findPersonalData(req, identity)
      for (const id of identity.leads)
        await req.payload.delete({ collection: 'leads', id, depth: 0, overrideAccess: true, req }) // the caller may
      for (const rows of found) erased.push(await eraseRows(req, rows))
    }
    await commitTransaction(req)
    return identity && erased
  } catch (err) {
    await killTransaction(req)
    throw err
  }
}

async function eraseRows(req: PayloadRequest, { what, table, declared, rows }: FoundRows): Promise<ErasedRows> {
  const keys = rows.map(({ key }) => key)
  const { key = 'id', stays } = declared
  const of = (where: string) => keysOf(req, { table, key, where }, keys)
  await deleteRows(req, { table, key }, await of(`not (${stays?.where ?? false})`))
  const left = await of('true')
  const staying = await of(stays?.where ?? 'false')
  if (left.length > staying.length) throw new Error(`Rows of ${table} could not be erased`)
  return {
    what,
    table,
    found: keys.length,
    left: left.length,
    because: left.length > 0 ? (stays?.because ?? null) : null,
  }
}

type Table = { table: string; key: string }

/** Those of the rows that still exist and match `where`. */
async function keysOf(req: PayloadRequest, part: Table & { where: string }, keys: string[]): Promise<string[]> {
  const { table, key, where } = part
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ key: string }>(
    sql`select distinct ${sql.raw(`${key}::text as key from ${table} where ${key}::text`)} = any(${sql.param(keys)}::text[])
      and ${sql.raw(where)}`,
  )
  return rows.map((row) => row.key)
}

/** Through its collection, if the table has one, so that what belongs to a row goes with it. */
async function deleteRows(req: PayloadRequest, part: Table, keys: string[]): Promise<void> {
  const { table, key } = part
  if (keys.length === 0) return
  const slug = table.replaceAll('_', '-')
  if (isCollection(req, slug)) {
    const where = { id: { in: keys.map(Number) } }
    const { errors } = await req.payload.delete({ collection: slug, where, depth: 0, overrideAccess: true, req }) // the caller may
    if (errors.length > 0) throw new Error(`${errors.length} ${slug} of a person could not be deleted`)
    return
  }
  const db = await transactionOf(req)
  await db.execute(sql`delete from ${sql.raw(`${table} where ${key}::text`)} = any(${sql.param(keys)}::text[])`)
  if (key === 'reference') await deleteSavedMails({ dataDir: env.dataDir, references: keys })
}

const isCollection = (req: PayloadRequest, slug: string): slug is CollectionSlug => slug in req.payload.collections
