import { describe, expect, test } from 'vitest'

import { listed } from '@/lib/features/features'

import { pool } from '../support/rows'

const RECORDS = listed('personalData')
const TABLES = RECORDS.flatMap(({ tables }) => Object.entries(tables))
const PERSONAL = new Map(TABLES)
const IMPERSONAL = new Set(listed('impersonal'))

/** Types of columns that can hold anything; numbers, dates and choices alone identify nobody. */
const OPEN_TYPES = ['text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY', 'tsvector']
/** The name of the colleague who did something, in whichever table. It goes with its row. */
const COLLEAGUE_COLUMNS = [
  ...['saved_by', 'checked_by', 'reviewed_by', 'changed_by', 'decided_by', 'recorded_by', 'requested_by', 'owner'],
  ...['erased_by_name', 'merged_by_name', 'undone_by_name', 'by_name', 'mailboxes_cleared_by'],
]
/** How Payload names what it needs beside a field. */
const PAYLOAD_COLUMNS = ['_uuid', 'parent_id', 'path']

type Column = { table: string; column: string; type: string }

const { rows: columns } = await pool.query<Column>(
  `select c.table_name as table, c.column_name as column, c.data_type as type
   from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
   where table_schema = 'public' and t.table_type = 'BASE TABLE'
   order by 1, c.ordinal_position`,
)

/** Versions of a document are as personal as the document. */
const recordOf = ({ table, column }: Column) => ({
  table: table.replace(/^_(.*)_v(_.*)?$/, (_, record: string, part: string | undefined) =>
    part === undefined ? record : `${record}${part.replace(/^_version/, '')}`,
  ),
  column: table.startsWith('_') ? column.replace(/^version_/, '') : column,
})

const isImpersonal = (table: string) =>
  !PERSONAL.has(table) && [...IMPERSONAL].some((free) => table === free || table.startsWith(`${free}_`))

const open = columns
  .filter(({ type }) => OPEN_TYPES.includes(type))
  .map(recordOf)
  .filter(({ column }) => !COLLEAGUE_COLUMNS.includes(column) && !PAYLOAD_COLUMNS.includes(column))

describe('the register of personal data', () => {
  test('says of every column with text, JSON or a file whether it is about people', () => {
    const silent = open.filter(({ table, column }) => {
      const declared = PERSONAL.get(table)
      return declared
        ? ![...declared.columns, ...(declared.files ?? []), ...(declared.others ?? [])].includes(column)
        : !isImpersonal(table)
    })
    expect(silent.map(({ table, column }) => `${table}.${column}`)).toEqual([])
  })

  test('asks for a review on our interest, and shows one on consent', () => {
    const basisOf = (called: string) => RECORDS.find(({ what }) => what === called)?.basis
    expect([basisOf('Request for a review'), basisOf('Reviews')]).toEqual(['interest', 'consent'])
  })

  test('names only tables and columns that exist', () => {
    const existing = new Set(columns.map(({ table, column }) => `${table}.${column}`))
    const named = TABLES.flatMap(([table, { columns: personal, files = [], others = [], key = 'id' }]) =>
      [key, ...personal, ...files, ...others].map((column) => `${table}.${column}`),
    )
    expect(named.filter((column) => !existing.has(column))).toEqual([])
    const tables = new Set(columns.map(({ table }) => table))
    expect([...IMPERSONAL].filter((table) => !tables.has(table))).toEqual([])
  })

  test('says each thing once', () => {
    const named = [...TABLES.map(([table]) => table), ...listed('impersonal')]
    expect(named.filter((table, index) => named.indexOf(table) !== index)).toEqual([])
    for (const [table, { columns: personal, others = [] }] of TABLES)
      expect(
        personal.filter((column) => others.includes(column)),
        table,
      ).toEqual([])
    const whats = RECORDS.map(({ what }) => what)
    expect(new Set(whats).size).toBe(whats.length)
  })

  /** The columns of an address, a number or a full name, by what they are called. */
  const TELLING = /(?:^|_)(?:email|phone|ip_address)$|^postcode$|^(?:customer|contact|client|first|last)_name$/
  /** The company's own. */
  const OURS = ['site_settings']

  test('calls no table impersonal that has a column named like personal data', () => {
    const telling = open.filter(
      ({ table, column }) => isImpersonal(table) && TELLING.test(column) && !OURS.includes(table),
    )
    expect(telling).toEqual([])
  })

  test('names the period by which the worker deletes the rows of a table', () => {
    const rules = listed('retention').filter(({ table }) => PERSONAL.has(table))
    const kinds = rules.flatMap(({ kept }) => kept.kind ?? [])
    const told = RECORDS.map(({ kept }) => kept).join(' ')
    expect(kinds.filter((kind) => !told.includes(`{number:kept.${kind}}`))).toEqual([])
  })
})
