import { randomUUID } from 'node:crypto'

import { Client } from 'pg'

/**
 * Gives each test file a copy of the run's database before its imports open it, so that tests do not see the rows of
 * other files and may break anything.
 */
const template = new URL(process.env.DATABASE_URL ?? '')
const name = `${template.pathname.slice(1)}_${randomUUID().slice(0, 8)}`

// From another database, because one with open connections cannot be copied. Copying its files takes half as long as
// logging its pages.
const client = new Client({ connectionString: new URL('/postgres', template).href })
await client.connect()
await client.query(`create database "${name}" template "${template.pathname.slice(1)}" strategy = file_copy`)
await client.end()

process.env.DATABASE_URL = new URL(`/${name}`, template).href
