import { existsSync } from 'node:fs'
import path from 'node:path'

import type { Payload } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'

import { idOf } from '../support/id-of'
import { filesOf, LIBRARY_FOLDER, type LibraryFilm, readLibrary } from './library'
import { seedFile } from './seed-file'

/** The images and films of a new site. A missing file must not prevent the site from starting. */
export async function seedLibrary(payload: Payload, folder: string = LIBRARY_FOLDER): Promise<void> {
  for (const entry of readLibrary(folder)) {
    const missing = filesOf(entry).filter((file) => !existsSync(path.join(folder, file)))
    if (missing.length > 0) payload.logger.warn({ msg: 'media library files missing', key: entry.key, missing })
    else if (entry.kind === 'film') await seedFilm({ payload, folder, film: entry })
    else await seedFile({ payload, folder, ...entry, isSimulation: entry.kind === 'simulation' })
  }
}

/** Also updates the film's words when one of its files has changed. */
async function seedFilm({
  payload,
  folder,
  film,
}: {
  payload: Payload
  folder: string
  film: LibraryFilm
}): Promise<void> {
  const { key, title, alt, caption, description, durationSeconds, isSimulation, labels } = film
  const place = (part: 'mp4' | 'webm' | 'poster') =>
    seedFile({ payload, folder, key: `${key}-${part}`, file: film[part], alt, caption, isSimulation })
  const [mp4, webm, poster] = [await place('mp4'), await place('webm'), await place('poster')]
  if (!mp4.hasChanged && !webm.hasChanged && !poster.hasChanged) return
  const options = {
    collection: 'films',
    data: {
      key,
      title,
      description,
      durationSeconds,
      isSimulation,
      labels,
      mp4: mp4.id,
      webm: webm.id,
      poster: poster.id,
    },
    overrideAccess: true, // no user is involved in the seed
    context: OUTSIDE_SERVER,
  } as const
  const id = await idOf(payload, 'films', key)
  if (id === undefined) await payload.create(options)
  else await payload.update({ ...options, id })
}
