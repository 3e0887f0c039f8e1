import fs from 'node:fs'
import path from 'node:path'

import { backUp } from './back-up.mjs'
import { noteBackup, noteNightly } from './note-backup.mjs'
import { nightlyName, obsoleteBackups, obsoleteNotes } from './obsolete.mjs'
import { newBackupKeys } from './sealed.mjs'
import { tryRestore } from './try-restore.mjs'
import { withStaging } from './workplace.mjs'

/**
 * Makes an encrypted backup, restores that very file on trial, adds it to the place where backups are kept, and deletes
 * there what is no longer kept. The trial needs a key: one of its own, which is forgotten afterwards.
 * @param {{ env: Record<string, string>, publicKey: string, place: import('./places.mjs').Place, now: Date }} options
 * env: DATABASE_URL, DATA_DIR, UPLOADS_DIR, PAYLOAD_SECRET
 */
export function nightlyBackup({ env, publicKey, place, now }) {
  return withStaging(env.DATA_DIR, async (folder) => {
    const [file, keyFile] = [path.join(folder, nightlyName(now)), path.join(folder, 'trial-key')]
    const trial = await newBackupKeys()
    fs.writeFileSync(keyFile, trial.secretKey, { mode: 0o600 })
    const manifest = await backUp({
      databaseUrl: env.DATABASE_URL,
      uploadsDir: env.UPLOADS_DIR,
      dataDir: env.DATA_DIR,
      file,
      publicKeys: [publicKey, trial.publicKey],
    })
    await tryRestore({ file, keyFile, env })
    await place.add(file)
    await noteBackup(env.DATABASE_URL)
    await noteNightly(env.DATABASE_URL)
    for (const name of obsoleteBackups(await place.list())) await place.remove(name)
    for (const name of obsoleteNotes(await place.list(), now)) await place.remove(name)
    return manifest
  })
}
