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
  const { applyNotes, notesSince, readNotes } = await import('./backup/restore-notes.mjs')
  const { configuredPlace, folderPlace } = await import('./backup/places.mjs')
  const { noteRestore } = await import('./backup/note-backup.mjs')
  const { restore } = await import('./backup/restore.mjs')
  const { secretKeyIn } = await import('./backup/sealed.mjs')
  const { tryRestore } = await import('./backup/try-restore.mjs')
  const { withDatabase } = await import('./backup/workplace.mjs')
  const settings = await checkedSettings()
  const configured = configuredPlace(process.env)
  const { tables, uploads } = await withDatabase(
    { dataDir: settings.DATA_DIR, command: 'npm run restore' },
    async (DATABASE_URL) => {
      const site = { file, secretKey: key && secretKeyIn(path.resolve(key)), env: { ...settings, DATABASE_URL } }
      if (isTrial) return tryRestore(site)
      // Beside the archive too, as both come from the same place.
      const places = [folderPlace(path.dirname(file)), ...(configured ? [configured] : [])]
      const kept = await readNotes(places)
      const manifest = await restore({ ...site, isForced })
      const notes = notesSince(kept, manifest.at)
      if (notes.length > 0) await applyNotes(notes, site.env)
      else log('No erasures or objections since the backup were found beside it or in BACKUP_DIR or BACKUP_BUCKET')
      // Everything is restored by now, whatever happens to the note.
      await noteRestore(DATABASE_URL).catch((error) => log(`the admin was not told of the restore: ${error.message}`))
      return manifest
    },
  )
  const counts = `${Object.keys(tables).length} tables and ${Object.keys(uploads).length} uploaded files`
  if (isTrial) return log(`${counts} were restored on trial and verified; nothing of the site was changed`)
  log(`${counts} are restored; start the site`)
  log('Links in emails, quotes and shared designs need the PAYLOAD_SECRET of the site that was backed up')
})
