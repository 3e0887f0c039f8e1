import { randomUUID } from 'node:crypto'

import { Client } from 'pg'

/**
 * Gives each test file a fresh copy of the run's database, so that tests do not see the rows of other files and may
 * break anything. Files that share a process also share the name of the copy, to which its connection pools reconnect.
 */
const template = new URL(process.env.TEMPLATE_URL ?? '')
const name = `${template.pathname.slice(1)}_${process.pid}`

// From another database, because one with open connections cannot be copied. Copying its files takes half as long as
// logging its pages.
const client = new Client({ connectionString: new URL('/postgres', template).href })
await client.connect()
const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
if (rowCount === 1) {
  // Dropping the copy of the file before would take longer than making this one; the run drops all at its end.
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await client.query(`alter database "${name}" rename to "${name}_${randomUUID().slice(0, 8)}"`)
}
await client.query(`create database "${name}" template "${template.pathname.slice(1)}" strategy = file_copy`)
await client.end()

process.env.DATABASE_URL = new URL(`/${name}`, template).href
