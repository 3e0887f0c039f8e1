import { existsSync } from 'node:fs'
import path from 'node:path'

import type { Payload } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'

import { createOnce } from '../support/create-once'
import { idOf } from '../support/id-of'
import { keepCurrent } from '../support/keep-current'
import { storedBy, type StoredDocument } from '../support/stored-by'
import { filesOf, LIBRARY_FOLDER, type LibraryFilm, readLibrary } from './library'
import { seedFile } from './seed-file'

/** The images and films of a new site. A missing file must not prevent the site from starting. */
export async function seedLibrary(payload: Payload, folder: string = LIBRARY_FOLDER): Promise<void> {
  const films = await storedBy(payload, 'films', 'key')
  for (const entry of readLibrary(folder)) {
    const missing = filesOf(entry).filter((file) => !existsSync(path.join(folder, file)))
    if (missing.length > 0) payload.logger.warn({ msg: 'media library files missing', key: entry.key, missing })
    else if (entry.kind === 'film') await seedFilm({ payload, folder, film: entry, stored: films.get(entry.key) })
    else await seedFile({ payload, folder, ...entry, isSimulation: entry.kind === 'simulation' })
  }
}

type SeedFilm = { payload: Payload; folder: string; film: LibraryFilm; stored?: StoredDocument }

/** A newer file replaces the earlier one in its own record, so that only the film's words are updated here. */
async function seedFilm({ payload, folder, film, stored }: SeedFilm): Promise<void> {
  const { key, title, alt, caption, description, durationSeconds, isSimulation, labels } = film
  const hadFile = (await idOf(payload, 'media', `${key}-mp4`)) !== undefined
  const place = (part: 'mp4' | 'webm' | 'poster') =>
    seedFile({ payload, folder, key: `${key}-${part}`, file: film[part], alt, caption, isSimulation })
  const [mp4, webm, poster] = [await place('mp4'), await place('webm'), await place('poster')]
  const words = { title, description, durationSeconds, isSimulation, labels }
  const text = { payload, source: `films:${key}`, content: words }
  const options = { collection: 'films', overrideAccess: true, context: OUTSIDE_SERVER } as const // no user is involved
  if (stored) {
    const update = () => payload.update({ ...options, id: stored.id, data: words })
    await keepCurrent({ ...text, stored, update })
  } else if (mp4 && webm && poster) {
    const data = { key, ...words, mp4, webm, poster }
    // It may have been deleted before this was recorded.
    const find = async () => (hadFile ? {} : undefined)
    await createOnce({ ...text, find, create: () => payload.create({ ...options, data }) })
  }
}
