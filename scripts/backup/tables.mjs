import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import copy from 'pg-copy-streams'

const NEWLINE = 10

/** Makes the same rows produce the same text on every server. */
export const SAME_EVERYWHERE =
  "set datestyle = 'ISO'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0"

// Files that had only partly arrived: customers upload them again.
const NOT_KEPT = ['arriving_files', 'file_pieces']

/** All tables of the site with their columns, except generated ones. */
export async function tablesIn(client) {
  const { rows } = await client.query(
    `
    select c.relname::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all($1)
    group by c.relname order by c.relname`,
    [NOT_KEPT],
  )
  return rows
}

/** Last value of each sequence; null if unused. */
export async function sequencesIn(client) {
  const { rows } = await client.query(
    "select sequencename::text as name, last_value as last from pg_sequences where schemaname = 'public'",
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last === null ? null : Number(last)]))
}

/** Reads a table in an order determined only by its rows, optionally into a file. */
export async function readTable(client, { name, columns }, file) {
  const out = client.query(
    copy.to(`copy (select ${columns.join(', ')} from public."${name}" t order by t::text collate "C") to stdout`),
  )
  const hash = createHash('sha256')
  let rows = 0
  async function* counted(chunks) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      for (const byte of chunk) if (byte === NEWLINE) rows++ // within a value it is escaped as \n
      yield chunk
    }
  }
  await pipeline(
    out,
    counted,
    file ? fs.createWriteStream(file) : new Writable({ write: (_chunk, _encoding, done) => done() }),
  )
  return { rows, sha256: hash.digest('hex') }
}

/** Fills all tables in one transaction; `verify` checks the result before the commit. */
export async function fillTables(client, { tables, sequences, fileOf, verify }) {
  await client.query('begin')
  try {
    const { rows: references } = await client.query(`
      select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
    // Tables reference each other in cycles, so foreign keys are checked at the end.
    for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
    await client.query(`truncate ${tables.map(({ name }) => `public."${name}"`).join(', ')}`)
    for (const { name, columns } of tables) {
      await pipeline(
        fs.createReadStream(fileOf(name)),
        client.query(copy.from(`copy public."${name}" (${columns.join(', ')}) from stdin`)),
      )
    }
    for (const [name, last] of Object.entries(sequences)) {
      await client.query("select setval(format('public.%I', $1::text)::regclass, $2, $3)", [
        name,
        last ?? 1,
        last !== null,
      ])
    }
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    await verify()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
