import fs from 'node:fs'
import path from 'node:path'

import { Refusal } from '../lib/refusal.mjs'
import { root } from '../lib/run.mjs'
import { migrateTo } from '../lib/stack.mjs'
import { filesBelow, tableFile, unpack, uploadsIn } from './archive.mjs'
import { withStaging } from './staging.mjs'
import { fillTables, readTable, tablesIn } from './tables.mjs'
import { withClient } from './workplace.mjs'

/**
 * Restores an archive. It is verified before anything is changed, and the tables are verified again before the commit.
 * @param {{ file: string, secretKey?: string, isForced: boolean, env: Record<string, string> }} options secretKey: of an
 * encrypted archive; env: DATABASE_URL, DATA_DIR, UPLOADS_DIR, PAYLOAD_SECRET
 * @throws Refusal when the archive is damaged, or when data would be overwritten and `isForced` is false
 */
export function restore({ file, secretKey, isForced, env }) {
  return withStaging(env.DATA_DIR, async (folder) => {
    const manifest = await unpack({ file, secretKey }, folder)
    if (!fs.existsSync(path.join(root, 'src/lib/generated/migrations', `${manifest.migration}.ts`))) {
      throw new Refusal(`The backup is from a newer version of the site (${manifest.migration}). Nothing was changed.`)
    }
    await withClient(env.DATABASE_URL, (client) => makeRoom(client, { isForced, uploadsDir: env.UPLOADS_DIR }))
    await migrateTo(env, manifest.migration)
    await withClient(env.DATABASE_URL, (client) => restoreTables(client, { manifest, folder }))
    fs.mkdirSync(env.UPLOADS_DIR, { recursive: true })
    await fs.promises.cp(uploadsIn(folder), env.UPLOADS_DIR, { recursive: true })
    return manifest
  })
}

async function makeRoom(client, { isForced, uploadsDir }) {
  const {
    rows: [others],
  } = await client.query(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
  )
  if (others.count > 0)
    throw new Refusal(
      `${others.count} other connections to the database are open: stop the site first. Nothing was changed.`,
    )
  const tables = await tablesIn(client)
  const files = filesBelow(uploadsDir)
  if (!isForced && tables.length + files.length > 0) {
    throw new Refusal(
      `The database has ${tables.length} tables and ${uploadsDir} ${files.length} files. Nothing was changed; --force replaces both.`,
    )
  }
  await client.query('drop schema public cascade; create schema public')
  for (const name of fs.existsSync(uploadsDir) ? fs.readdirSync(uploadsDir) : [])
    fs.rmSync(path.join(uploadsDir, name), { recursive: true })
}

async function restoreTables(client, { manifest, folder }) {
  const tables = await tablesIn(client)
  const names = (list) => list.toSorted().join(', ')
  if (names(tables.map(({ name }) => name)) !== names(Object.keys(manifest.tables)))
    throw new Error('The tables in the backup differ from those of its version of the site.')
  await fillTables(client, {
    tables,
    sequences: manifest.sequences,
    fileOf: (name) => tableFile(folder, name),
    async verify() {
      for (const table of tables) {
        const { sha256 } = await readTable(client, table)
        if (sha256 !== manifest.tables[table.name].sha256)
          throw new Error(`Table ${table.name} was not restored as it was backed up.`)
      }
    },
  })
}
