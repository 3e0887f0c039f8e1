import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { listed } from '@/lib/features/features'
import { LAWFUL_BASES, type PersonalTable } from '@/lib/features/personal-data/personal-data'
import { transactionOf } from '@/lib/platform/database'

import { type AskedPerson, findIdentity, type Identity } from './find-identity'

type Row = Record<string, unknown>

/** The rows of one person in one table of the register, each with its key. */
export type FoundRows = {
  what: string
  purpose: string
  basis: string
  table: string
  declared: Extract<PersonalTable, { theirs: string }>
  rows: { key: string; values: Row }[]
}

/** What we hold about one person, as they are given it. */
type PersonalExport = Pick<FoundRows, 'what' | 'purpose' | 'basis' | 'table'> & { rows: Row[] }

/** Every row of the register that belongs to one person, in the order in which rows can be deleted. */
export async function findPersonalData(req: PayloadRequest, identity: Identity): Promise<FoundRows[]> {
  const found: FoundRows[] = []
  for (const { what, purpose, basis, tables } of listed('personalData'))
    for (const [table, declared] of Object.entries(tables)) {
      if (declared.theirs === null) continue
      const rows = await findRows(req, { table, declared }, identity)
      if (rows.length > 0) found.push({ what, purpose, basis: LAWFUL_BASES[basis], table, declared, rows })
    }
  return found
}

/** Null if there is no such person. */
export async function exportPerson(req: PayloadRequest, asked: AskedPerson): Promise<PersonalExport[] | null> {
  const identity = await findIdentity(req, asked)
  if (!identity) return null
  const found = await findPersonalData(req, identity)
  return found.map(({ what, purpose, basis, table, rows }) => ({
    ...{ what, purpose, basis, table },
    rows: rows.map(({ values }) => values),
  }))
}

type Registered = Pick<FoundRows, 'table' | 'declared'>

async function findRows(req: PayloadRequest, registered: Registered, identity: Identity): Promise<FoundRows['rows']> {
  const { table, declared } = registered
  const { columns, files = [], key = 'id', theirs } = declared
  const values = [
    ...columns.map((column) => `'${column}', ${table}."${column}"`),
    ...files.map((column) => `'${column}', octet_length(${table}."${column}") || ' bytes'`),
  ]
  const { people, leads, refs, emails, links } = identity
  const db = await transactionOf(req)
  const { rows } = await db.execute<FoundRows['rows'][number]>(sql`
    with person as (
      select ${sql.param(people)}::int[] as people, ${sql.param(leads)}::int[] as leads, ${sql.param(refs)}::text[] as refs,
        ${sql.param(emails)}::text[] as emails, ${sql.param(links)}::text[] as links
    )
    select ${sql.raw(`${table}.${key}::text as key, jsonb_build_object(${values.join(', ')}) as values from ${table}, person`)}
    where ${sql.raw(theirs)}`)
  return rows
}
