import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { listed } from '@/lib/features/features'
import { LAWFUL_BASES, PERSON, type PersonalTable } from '@/lib/features/personal-data/personal-data'
import { transactionOf } from '@/lib/platform/database'

import { type AskedPerson, findIdentity, type Identity } from './find-identity'

type Row = Record<string, unknown>

/** A table of the register whose rows belong to people. */
type Source = {
  what: string
  purpose: string
  basis: string
  kept: string
  table: string
  declared: Extract<PersonalTable, { theirs: string }>
}

/** The rows of one person in one table, each with its key and whether it stays when they are erased. */
export type FoundRows = Source & { rows: { key: string; values: Row; stays: boolean }[] }

/** In the order in which rows can be deleted. */
const SOURCES: readonly Source[] = listed('personalData').flatMap(({ what, purpose, basis, kept, tables }) =>
  Object.entries(tables).flatMap(([table, declared]) =>
    declared.theirs === null ? [] : [{ what, purpose, basis: LAWFUL_BASES[basis], kept, table, declared }],
  ),
)

/** What we hold about one person in one table, as they are given it. `staying`: rows that an erasure leaves, and why. */
export type PersonalExport = Pick<FoundRows, 'what' | 'purpose' | 'basis' | 'kept' | 'table'> & {
  called: string
  rows: Row[]
  staying: number
  because: string | null
}

/** Every row of the register that belongs to one person, in the order in which rows can be deleted. */
export async function findPersonalData(req: PayloadRequest, identity: Identity): Promise<FoundRows[]> {
  const found: FoundRows[] = []
  for (const source of SOURCES) {
    const rows = await findRows(req, { source, identity })
    if (rows.length > 0) found.push({ ...source, rows })
  }
  return found
}

/** Null if there is no such person. */
export async function exportPerson(req: PayloadRequest, asked: AskedPerson): Promise<PersonalExport[] | null> {
  const identity = await findIdentity(req, asked)
  if (!identity) return null
  const found = await findPersonalData(req, identity)
  return found.map(({ declared, rows, ...about }) => {
    const staying = rows.filter(({ stays }) => stays).length
    return {
      ...about,
      called: declared.called,
      rows: rows.map(({ values }) => values),
      staying,
      because: staying > 0 ? (declared.stays?.because ?? null) : null,
    }
  })
}

type Finding = { source: Source; identity: Identity }

async function findRows(req: PayloadRequest, { source, identity }: Finding): Promise<FoundRows['rows']> {
  const { table, declared } = source
  const { columns, files = [], key = 'id', theirs, stays } = declared
  const values = [
    ...columns.map((column) => `'${column}', ${table}."${column}"`),
    ...files.map((column) => `'${column}', octet_length(${table}."${column}") || ' bytes'`),
  ]
  const db = await transactionOf(req)
  const { rows } = await db.execute<FoundRows['rows'][number]>(sql`
    with person as (select * from jsonb_to_record(${JSON.stringify(identity)}::jsonb) as given(${sql.raw(PERSON)}))
    select ${sql.raw(`${table}.${key}::text as key, jsonb_build_object(${values.join(', ')}) as values, ${stays?.where ?? 'false'} as stays
    from ${table}, person where ${theirs}`)}`)
  return rows
}
