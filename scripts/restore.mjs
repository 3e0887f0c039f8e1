// Restores a backup made by `npm run backup` into an empty database and an empty uploads folder.
// Usage: npm run restore -- file [--key=key-file] [--force | --trial], where key-file has the secret key of an encrypted
// backup, --force replaces existing data, and --trial restores into a database and a folder that are thrown away, while
// the site may be running
import path from 'node:path'
import { parseArgs } from 'node:util'

import { claimDataFolder } from './lib/data-folder.mjs'
import { install } from './lib/install.mjs'
import { Refusal, runCommand } from './lib/refusal.mjs'
import { log } from './lib/run.mjs'
import { checkedSettings, dataFolder } from './lib/settings.mjs'

const USAGE = 'Name the archive: npm run restore -- file [--key=key-file] [--force | --trial]'

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { key: { type: 'string' }, force: { type: 'boolean' }, trial: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [file] = positionals
    if (file && !(values.force && values.trial)) return { file: path.resolve(file), ...values }
  } catch {
    // An option that we do not have.
  }
  throw new Refusal(USAGE)
}

await runCommand(async () => {
  const { file, key, force: isForced = false, trial: isTrial = false } = readArguments()
  if (!isTrial) process.once('exit', claimDataFolder({ dataDir: dataFolder(), command: 'npm run restore' }))
  await install({ withTools: process.env.NODE_ENV !== 'production' })
  const { configuredPlace } = await import('./backup/places.mjs')
  const { restoreSite } = await import('./backup/restore-site.mjs')
  const { secretKeyIn } = await import('./backup/sealed.mjs')
  const { tryRestore } = await import('./backup/try-restore.mjs')
  const { withDatabase } = await import('./backup/workplace.mjs')
  const settings = await checkedSettings()
  const { tables, uploads } = await withDatabase(
    { dataDir: settings.DATA_DIR, command: 'npm run restore' },
    async (DATABASE_URL) => {
      const site = { file, secretKey: key && secretKeyIn(path.resolve(key)), env: { ...settings, DATABASE_URL } }
      if (isTrial) return tryRestore(site)
      const formerSecrets = (process.env.FORMER_PAYLOAD_SECRETS ?? '').split(' ').filter(Boolean)
      return restoreSite({ ...site, isForced, place: configuredPlace(process.env), formerSecrets })
    },
  )
  const counts = `${Object.keys(tables).length} tables and ${Object.keys(uploads).length} uploaded files`
  if (isTrial) return log(`${counts} were restored on trial and verified; nothing of the site was changed`)
  log(`${counts} are restored; start the site`)
  log('Links in emails, quotes and shared designs need the PAYLOAD_SECRET of the site that was backed up')
})
