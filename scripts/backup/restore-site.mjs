import path from 'node:path'

import { log } from '../lib/run.mjs'
import { noteRestore } from './note-backup.mjs'
import { folderPlace } from './places.mjs'
import { restore } from './restore.mjs'
import { applyNotes, notesSince, readNotes, rescueNotes } from './restore-notes.mjs'

/**
 * Restores an archive into the site, and does again what people have asked for since.
 * @param {Parameters<typeof restore>[0] & { place: import('./places.mjs').Place | null, formerSecrets?: string[] }} options
 * place: where backups are kept; formerSecrets: with which older notes were made
 * @throws Refusal as `restore` does, and when anything asked for could not be done again
 */
export async function restoreSite({ place, formerSecrets, ...site }) {
  const beside = folderPlace(path.dirname(site.file)) // notes too, as both come from the same place
  if (site.isForced) await rescueNotes({ env: site.env, place: beside, now: new Date() })
  const kept = await readNotes(place ? [beside, place] : [beside])
  const manifest = await restore(site)
  const notes = notesSince(kept, manifest.at)
  if (notes.length > 0) await applyNotes(notes, site.env, formerSecrets)
  else log('No erasures or objections since the backup were found beside it or in BACKUP_DIR or BACKUP_BUCKET')
  // Everything is restored by now, whatever happens to the note.
  await noteRestore(site.env.DATABASE_URL).catch((error) =>
    log(`the admin was not told of the restore: ${error.message}`),
  )
  return manifest
}
