// Backs up the database and uploads to one archive, encrypted if BACKUP_PUBLIC_KEY is set; the site may be running.
// Usage: npm run backup [-- file]
import path from 'node:path'

import { install } from './lib/install.mjs'
import { runCommand } from './lib/refusal.mjs'
import { log } from './lib/run.mjs'
import { checkedSettings } from './lib/settings.mjs'

await runCommand(async () => {
  await install({ withTools: process.env.NODE_ENV !== 'production' })
  const { backUp } = await import('./backup/back-up.mjs')
  const { noteBackup } = await import('./backup/note-backup.mjs')
  const { withDatabase } = await import('./backup/workplace.mjs')
  const { DATA_DIR: dataDir, UPLOADS_DIR: uploadsDir, BACKUP_PUBLIC_KEY: publicKey } = await checkedSettings()
  const name = `powerboard-${new Date().toISOString().replace(/[:.]/g, '-')}.tar.gz${publicKey ? '.age' : ''}`
  const file = path.resolve(process.argv[2] ?? name)
  const { tables, uploads } = await withDatabase({ dataDir, command: 'npm run backup' }, async (databaseUrl) => {
    const manifest = await backUp({ databaseUrl, uploadsDir, dataDir, file, publicKeys: publicKey ? [publicKey] : [] })
    // The archive is complete by now, whatever happens to the note.
    await noteBackup(databaseUrl).catch((error) => log(`the admin was not told of the backup: ${error.message}`))
    return manifest
  })
  log(`${Object.keys(tables).length} tables and ${Object.keys(uploads).length} uploaded files are in ${file}`)
  if (!publicKey) log('The file is not encrypted: `npm run backup-key` makes a key')
})
