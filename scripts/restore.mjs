// Restores a backup made by `npm run backup` into an empty database and an empty uploads folder.
// Usage: npm run restore -- file [--force], where --force replaces existing data
import path from 'node:path'

import { claimDataFolder } from './lib/data-folder.mjs'
import { install } from './lib/install.mjs'
import { Refusal, runCommand } from './lib/refusal.mjs'
import { log } from './lib/run.mjs'
import { checkedSettings, dataFolder } from './lib/settings.mjs'

const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isForced = process.argv.includes('--force')

await runCommand(async () => {
  if (!file) throw new Refusal('Name the archive: npm run restore -- file [--force]')
  process.once('exit', claimDataFolder({ dataDir: dataFolder(), command: 'npm run restore' }))
  await install({ withTools: process.env.NODE_ENV !== 'production' })
  const { restore } = await import('./backup/restore.mjs')
  const { withDatabase } = await import('./backup/workplace.mjs')
  const env = await checkedSettings()
  const { tables, uploads } = await withDatabase(
    { dataDir: env.DATA_DIR, command: 'npm run restore' },
    (DATABASE_URL) => restore({ file: path.resolve(file), isForced, env: { ...env, DATABASE_URL } }),
  )
  log(
    `${Object.keys(tables).length} tables and ${Object.keys(uploads).length} uploaded files are restored; start the site`,
  )
  log('Links in emails, quotes and shared designs need the PAYLOAD_SECRET of the site that was backed up')
})
