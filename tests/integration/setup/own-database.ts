import { Client } from 'pg'

/**
 * Gives each test file a copy of the run's database, before the file's imports open it: no test meets the rows of
 * another, and a test may break what it likes.
 */
const template = new URL(process.env.DATABASE_URL ?? '')
const name = `${template.pathname.slice(1)}_${process.pid}`

// From beside it: a database that somebody is connected to cannot be copied.
const client = new Client({ connectionString: new URL('/postgres', template).href })
await client.connect()
await client.query(`create database "${name}" template "${template.pathname.slice(1)}"`)
await client.end()

process.env.DATABASE_URL = new URL(`/${name}`, template).href
