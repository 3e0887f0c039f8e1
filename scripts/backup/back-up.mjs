import fs from 'node:fs'
import path from 'node:path'

import { filesBelow, hashOf, pack, tableFile, uploadsIn } from './archive.mjs'
import { readTable, sequencesIn, tablesIn } from './tables.mjs'
import { withClient, withStaging } from './workplace.mjs'

/**
 * Backs up the database and uploads to one archive; the site may be running.
 * @param {{ databaseUrl: string, uploadsDir: string, dataDir: string, file: string }} site
 */
export function backUp({ databaseUrl, uploadsDir, dataDir, file }) {
  return withStaging(dataDir, (folder) =>
    withClient(databaseUrl, async (client) => {
      // One snapshot for all reads, unaffected by concurrent writes.
      await client.query('begin isolation level repeatable read read only')
      const database = await exportDatabase(client, folder)
      const uploads = await collectUploads(uploadsDir, uploadsIn(folder))
      await client.query('commit')
      const manifest = { format: 1, ...database, uploads }
      await pack(folder, { manifest, file })
      return manifest
    }),
  )
}

async function exportDatabase(client, folder) {
  fs.mkdirSync(path.join(folder, 'tables'))
  const {
    rows: [last],
  } = await client.query('select name from payload_migrations order by id desc limit 1')
  const tables = {}
  for (const table of await tablesIn(client))
    tables[table.name] = await readTable(client, table, tableFile(folder, table.name))
  return { migration: last.name, tables, sequences: await sequencesIn(client) }
}

/** Uploads are never modified and their names never reused, so a hard link is as good as a copy. */
async function collectUploads(uploadsDir, folder) {
  fs.mkdirSync(folder)
  const hashes = {}
  for (const name of filesBelow(uploadsDir)) {
    const collected = path.join(folder, name)
    fs.mkdirSync(path.dirname(collected), { recursive: true })
    linkOrCopy(path.join(uploadsDir, name), collected)
    hashes[name] = await hashOf(collected)
  }
  return hashes
}

function linkOrCopy(from, to) {
  try {
    fs.linkSync(from, to)
  } catch {
    fs.copyFileSync(from, to) // on another file system
  }
}
