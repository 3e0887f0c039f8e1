import path from 'node:path'

import { backUp } from './back-up.mjs'
import { noteBackup, noteNightly } from './note-backup.mjs'
import { nightlyName, obsoleteBackups, obsoleteNotes, partialBackups } from './obsolete.mjs'
import { newBackupKeys } from './sealed.mjs'
import { withStaging } from './staging.mjs'
import { tryRestore } from './try-restore.mjs'

/**
 * Makes an encrypted backup, restores that very file on trial, adds it to the place where backups are kept, and deletes
 * there what is no longer kept. The trial needs a key: one of its own, which is in no file.
 * @param {{ env: Record<string, string>, publicKey: string, place: import('./places.mjs').Place, now: Date }} options
 * env: DATABASE_URL, DATA_DIR, UPLOADS_DIR, PAYLOAD_SECRET
 */
export function nightlyBackup({ env, publicKey, place, now }) {
  return withStaging(env.DATA_DIR, async (folder) => {
    for (const name of partialBackups(await place.list())) await place.remove(name)
    const file = path.join(folder, nightlyName(now))
    const trial = await newBackupKeys()
    const manifest = await backUp({
      databaseUrl: env.DATABASE_URL,
      uploadsDir: env.UPLOADS_DIR,
      dataDir: env.DATA_DIR,
      file,
      publicKeys: [publicKey, trial.publicKey],
    })
    await tryRestore({ file, secretKey: trial.secretKey, env })
    await place.add(file)
    await noteBackup(env.DATABASE_URL)
    await noteNightly(env.DATABASE_URL)
    for (const name of obsoleteBackups(await place.list())) await place.remove(name)
    for (const name of obsoleteNotes(await place.list(), now)) await place.remove(name)
    return manifest
  })
}
