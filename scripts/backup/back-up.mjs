import fs from 'node:fs'
import path from 'node:path'

import { filesBelow, hashOf, pack, tableFile, uploadsIn } from './archive.mjs'
import { withStaging } from './staging.mjs'
import { readTable, sequencesIn, tablesIn } from './tables.mjs'
import { withClient } from './workplace.mjs'

/**
 * Backs up the database and uploads to one archive; the site may be running.
 * @param {{ databaseUrl: string, uploadsDir: string, dataDir: string, file: string, publicKeys?: readonly string[] }}
 * site publicKeys: that the archive is encrypted for
 */
export function backUp({ databaseUrl, uploadsDir, dataDir, file, publicKeys = [] }) {
  return withStaging(dataDir, (folder) =>
    withClient(databaseUrl, async (client) => {
      // One snapshot for all reads, unaffected by concurrent writes.
      await client.query('begin isolation level repeatable read read only')
      const database = await exportDatabase(client, folder)
      const uploads = await collectUploads(uploadsDir, uploadsIn(folder))
      await client.query('commit')
      const manifest = { format: 1, ...database, uploads }
      await pack(folder, { manifest, file, publicKeys })
      return manifest
    }),
  )
}

async function exportDatabase(client, folder) {
  fs.mkdirSync(path.join(folder, 'tables'))
  const {
    rows: [last],
  } = await client.query('select name from payload_migrations order by id desc limit 1')
  const {
    rows: [{ at }],
  } = await client.query('select now() as at') // of the snapshot
  const tables = {}
  for (const table of await tablesIn(client))
    tables[table.name] = await readTable(client, table, tableFile(folder, table.name))
  return { at: at.toISOString(), migration: last.name, tables, sequences: await sequencesIn(client) }
}

/**
 * Uploads are never modified and their names never reused, so a hard link is as good as a copy. All are linked before
 * any is read, which takes long: staff may be deleting some.
 */
async function collectUploads(uploadsDir, folder) {
  fs.mkdirSync(folder)
  const names = filesBelow(uploadsDir).filter((name) =>
    isCollected(path.join(uploadsDir, name), path.join(folder, name)),
  )
  const hashes = {}
  for (const name of names) hashes[name] = await hashOf(path.join(folder, name))
  return hashes
}

/** False if the file has been deleted meanwhile. */
function isCollected(from, to) {
  fs.mkdirSync(path.dirname(to), { recursive: true })
  try {
    linkOrCopy(from, to)
    return true
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

function linkOrCopy(from, to) {
  try {
    fs.linkSync(from, to)
  } catch {
    fs.copyFileSync(from, to) // on another file system
  }
}
