import { createLocalReq, type Payload } from 'payload'
import type { Pool } from 'pg'

import { spellingsOf } from '@/lib/domain/leads/same-person'
import { listed } from '@/lib/features/features'
import { addressCode } from '@/lib/people/objections'
import { erasedAddressCode, erasedLeadCode, type KeptNote, secretMark } from '@/lib/people/restore-notes'
import { poolOf } from '@/lib/platform/database'
import { withdrawAgain } from '@/lib/use-cases/reviews/write-review'

import { eraseAgain } from '../people/erase-person'
import { stopOffers } from './offers'

/** `unknown`: notes made with another secret, which recognise nobody here. */
type Applied = { leads: number; addresses: number; objections: number; unknown: KeptNote[] }

/** Every column by whose address the register finds rows. */
const ADDRESSES = [
  ['leads', 'email'],
  ...listed('personalData').flatMap(({ tables }) => Object.entries(tables).flatMap(addressColumns)),
]
  .map(([table, column]) => `select lower(${column}) as email from ${table} where ${column} is not null`)
  .join(' union ')

function addressColumns([table, { theirs }]: [string, { theirs: string | null }]): string[][] {
  const found = (theirs ?? '').matchAll(/lower\((?:(\w+)\.)?(\w+)\) = any\(person\.emails\)/g)
  return [...found].map(([, other = table, column = '']) => [other, column])
}

/**
 * Does again, in a database restored from a backup, what people asked for after it was made: erases what they had erased,
 * withdraws their reviews, and stops offers to those who objected. Doing it twice does no harm.
 * @throws if a row is left that no law has us keep
 */
export async function applyRestoreNotes(payload: Payload, notes: readonly KeptNote[]): Promise<Applied> {
  const mark = secretMark()
  const ours = notes.filter((note) => note.secretMark === mark)
  const codesOf = (kind: KeptNote['kind']) => new Set(ours.flatMap((note) => (note.kind === kind ? note.code : [])))
  const [erasedLeads, erasedAddresses] = [codesOf('lead-erased'), codesOf('address-erased')]
  const pool = poolOf(payload)
  const lastNote = await newestNote(pool)
  const leads = (await readLeads(pool)).filter(({ reference }) => erasedLeads.has(erasedLeadCode(reference)))
  const emails = (await readAddresses(pool)).filter((email) => erasedAddresses.has(erasedAddressCode(email)))

  // Each on its own: who belongs together is not known, and a receipt is about one person.
  const found = [
    ...leads.map(({ id, reference }) => ({ leads: [id], refs: [reference] })),
    ...emails.map((email) => ({ emails: spellingsOf(email) })),
    ...[...codesOf('link-erased')].map((hash) => ({ links: [hash] })),
  ]
  for (const part of found) await eraseAgain(await createLocalReq({}, payload), part)
  for (const hash of codesOf('review-withdrawn')) await withdrawAgain(pool, hash)
  await repeatObjections(pool, ours)
  // What this has noted again was noted at its own time.
  await pool.query('delete from restore_notes where id > $1', [lastNote])
  return {
    leads: leads.length,
    addresses: emails.length,
    objections: codesOf('objected').size,
    unknown: notes.filter((note) => note.secretMark !== mark),
  }
}

async function newestNote(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select coalesce(max(id), 0) as id from restore_notes')
  return rows[0]?.id ?? 0
}

async function readLeads(pool: Pool) {
  return (await pool.query<{ id: number; reference: string }>('select id, reference from leads order by id')).rows
}

async function readAddresses(pool: Pool): Promise<string[]> {
  return (await pool.query<{ email: string }>(ADDRESSES)).rows.map(({ email }) => email)
}

/** Withdraws what those who objected had agreed to, and leaves each objection as it was left last, with its date. */
async function repeatObjections(pool: Pool, notes: readonly KeptNote[]): Promise<void> {
  const addresses = (await readAddresses(pool)).map((email) => ({ email, code: addressCode(email) }))
  for (const { kind, code, notedAt } of notes.toSorted((a, b) => a.notedAt.getTime() - b.notedAt.getTime())) {
    if (kind === 'objected') {
      await pool.query(
        `insert into marketing_objections (address_code, since) values ($1, $2)
         on conflict (address_code) do update set since = least(marketing_objections.since, excluded.since)`,
        [code, notedAt],
      )
      for (const address of addresses) if (address.code === code) await stopOffers(pool, address.email)
    } else if (kind === 'allowed') {
      await pool.query('delete from marketing_objections where address_code = $1', [code])
    }
  }
}
