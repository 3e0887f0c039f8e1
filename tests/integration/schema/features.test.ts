import { expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import type { Feature } from '@/lib/features/feature'
import { FEATURES, listed } from '@/lib/features/features'

import { pool } from '../support/rows'

const { config } = await payloadClient()
const ALL: readonly Feature[] = Object.values(FEATURES)

/** Payload adds collections of its own. */
const own = config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))

test('every collection and global belongs to exactly one feature, and is registered under its own slug', () => {
  expect(ALL.flatMap(({ collections = [] }) => collections).sort()).toEqual(own.sort())
  expect(ALL.flatMap(({ globals = [] }) => globals).sort()).toEqual(config.globals.map(({ slug }) => slug).sort())
})

const columnsOf = async (table: string) => {
  const { rows } = await pool.query<{ column_name: string }>(
    'select column_name from information_schema.columns where table_name = $1',
    [table],
  )
  return rows.map(({ column_name: name }) => name)
}

test.each(listed('personalData'))('$table has the columns that hold personal data', async ({ table, columns }) => {
  expect(await columnsOf(table)).toEqual(expect.arrayContaining([...columns]))
})

/** The columns of an address, a number or a full name, by what they are called. */
const PERSONAL = /(?:^|_)(?:email|phone|ip_address)$|^postcode$|^(?:customer|contact|client|first|last)_name$/
/** The company's own. */
const OURS = ['site_settings']

test('every table with columns named like personal data is declared by a feature', async () => {
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  )
  const declared = new Set(listed('personalData').map(({ table }) => table))
  const silent = rows
    .filter(({ table_name: table, column_name: column }) => PERSONAL.test(column) && !OURS.includes(table))
    .map(({ table_name: table }) => table.replace(/^_(.*)_v$/, '$1')) // versions are as personal as the record
    .filter((table) => !declared.has(table))
  expect([...new Set(silent)]).toEqual([])
})
