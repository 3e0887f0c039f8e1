import { unstable_cache } from 'next/cache'

import type { Film as FilmDoc, Media } from '@/lib/generated/payload-types'
import { cacheTags } from '@/lib/site/cache-tags'
import type { Film } from '@/lib/site/picture'

import { payloadClient } from './payload-client'
import { pictureIn } from './pictures'

/** The film that a new site starts with under a key, as staff have it now. Throws when there is none. */
export const getFilm: (key: string) => Promise<Film> = unstable_cache(readFilm, ['film'], {
  tags: [cacheTags.films, cacheTags.media],
})

export async function readFilm(key: string): Promise<Film> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'films',
    where: { key: { equals: key } },
    limit: 1,
    depth: 1,
    overrideAccess: false,
  })
  if (!docs[0]) throw new Error(`There is no film "${key}"`)
  return toFilm(docs[0])
}

/** The film of a populated relationship, or null where none was chosen. */
export function filmIn(film: number | FilmDoc | null | undefined): Film | null {
  return film && typeof film === 'object' ? toFilm(film) : null
}

function toFilm(film: FilmDoc): Film {
  const [mp4, webm, poster] = [addressOf(film.mp4), addressOf(film.webm), pictureIn(film.poster)]
  if (!mp4 || !webm || !poster) throw new Error(`The film "${film.key}" misses a file`)
  return {
    title: film.title,
    description: film.description,
    durationSeconds: film.durationSeconds,
    mp4,
    webm,
    poster,
    isSimulation: film.isSimulation ?? false,
  }
}

const addressOf = (file: number | Media) => (typeof file === 'object' ? file.url : null)
