import { randomBytes } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { receiptReference } from '@/lib/domain/leads/reference'
import { deleteSavedMails } from '@/lib/integrations/mail/disk-mail'
import { addressErased, linkErased } from '@/lib/people/restore-notes'
import { now } from '@/lib/platform/clock'
import { transactionOf } from '@/lib/platform/database'
import { hashOfToken, receiptToken } from '@/lib/platform/enquiry-token'
import { env } from '@/lib/platform/env'
import { inPayloadTransaction } from '@/lib/platform/payload-transaction'

import { type AskedPerson, findIdentity, type Identity } from './find-identity'
import { findPersonalData, type FoundRows } from './find-personal-data'
import { noteForRestore } from './note-for-restore'
import { rememberObjection } from './objections'

/** Of the rows found in one table: how many the law has us keep, and why. */
export type ErasedRows = { called: string; found: number; left: number; because: string | null }

/** `id` and `token`: of the receipt and of the link to it. */
export type PersonErased = { id: number; reference: string; token: string; erased: ErasedRows[] }

type Erasing = {
  asked: AskedPerson
  /** Whose decision it was, for the receipt. */
  byName: string
}

/**
 * Erases everything in the register that belongs to one person, in one transaction: each lead as if an admin had deleted
 * it, with its receipt and its contact in the CRM, and then the rest. Their addresses are remembered, as keyed hashes, as
 * ones to which we write no offers. Null if there is no such person. The caller has checked access.
 * @throws if a row is left that no law has us keep; nothing is erased then
 */
export const erasePerson = (req: PayloadRequest, { asked, byName }: Erasing): Promise<PersonErased | null> =>
  inPayloadTransaction(req, async () => {
    const identity = await findIdentity(req, asked)
    return identity && eraseFound(req, { identity, found: await findPersonalData(req, identity), byName })
  })

const NOBODY: Identity = { people: [], leads: [], refs: [], emails: [], links: [] }

/** Erases in one transaction what a restored backup has again of those who had been erased, if it has anything. */
export const eraseAgain = (req: PayloadRequest, known: Partial<Identity>): Promise<void> =>
  inPayloadTransaction(req, async () => {
    const identity = { ...NOBODY, ...known }
    const found = await findPersonalData(req, identity)
    if (found.length > 0) await eraseFound(req, { identity, found, byName: 'Restore of a backup' })
  })

type Found = { identity: Identity; found: readonly FoundRows[]; byName: string }

/** Erases, in the request's transaction, the rows of the register that an identity led to. */
async function eraseFound(req: PayloadRequest, { identity, found, byName }: Found): Promise<PersonErased> {
  req.context.erasedByName = byName // for the receipt of each lead
  for (const id of identity.leads)
    await req.payload.delete({ collection: 'leads', id, depth: 0, overrideAccess: true, req }) // the caller may
  const erased: ErasedRows[] = []
  for (const rows of found) erased.push(await eraseRows(req, rows))
  for (const email of identity.emails) await rememberObjection(req, email)
  await noteForRestore(req, [...identity.emails.map(addressErased), ...identity.links.map(linkErased)])
  return { ...(await writeReceipt(req, { identity, erased, byName })), erased }
}

type Receipt = { identity: Identity; erased: readonly ErasedRows[]; byName: string }

/** One receipt for the whole person, to which those of the leads belong. */
async function writeReceipt(req: PayloadRequest, { identity: { leads, refs }, erased, byName }: Receipt) {
  const reference = receiptReference(randomBytes(5))
  const token = receiptToken(reference)
  const left = erased.reduce((sum, rows) => sum + rows.left, 0)
  const receipt = await req.payload.create({
    collection: 'data-receipts',
    data: {
      reference,
      accessTokenSha256: hashOfToken(token),
      byName,
      recordsErased: erased.reduce((sum, { found }) => sum + found, 0) - left,
      recordsKept: left,
      details: [...erased],
      // Colleagues may have emails about each enquiry in their mailboxes.
      ...(refs.length > 0 ? { leadReferences: refs.join(' ') } : { mailboxesClearedAt: now().toISOString() }),
    },
    overrideAccess: true, // created only here
    req,
  })
  const db = await transactionOf(req)
  await db.execute(sql`update erasures set receipt_id = ${receipt.id} where lead_id = any(${sql.param(leads)}::int[])`)
  return { id: receipt.id, reference, token }
}

async function eraseRows(req: PayloadRequest, { table, declared, rows }: FoundRows): Promise<ErasedRows> {
  const keys = rows.map(({ key }) => key)
  const { called, key = 'id', stays } = declared
  const of = (where: string) => keysOf(req, { table, key, where }, keys)
  await deleteRows(req, { table, key }, await of(`not (${stays?.where ?? false})`))
  const left = await of('true')
  const staying = await of(stays?.where ?? 'false')
  if (left.length > staying.length) throw new Error(`Rows of ${table} could not be erased`)
  return {
    called,
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
    const where = { [key]: { in: key === 'id' ? keys.map(Number) : keys } }
    const { errors } = await req.payload.delete({ collection: slug, where, depth: 0, overrideAccess: true, req }) // the caller may
    if (errors.length > 0) throw new Error(`${errors.length} ${slug} of a person could not be deleted`)
  } else {
    const db = await transactionOf(req)
    await db.execute(sql`delete from ${sql.raw(`${table} where ${key}::text`)} = any(${sql.param(keys)}::text[])`)
  }
  if (key === 'reference') await deleteSavedMails({ dataDir: env.dataDir, references: keys })
}

const isCollection = (req: PayloadRequest, slug: string): slug is CollectionSlug => slug in req.payload.collections
