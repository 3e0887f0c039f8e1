import { heatLimitsOf } from '@/lib/content/heat-limits'
import type { Film } from '@/lib/content/picture'
import type { Film as FilmDoc, Media } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
import { filmCaptionsFile } from '@/lib/routing/routes'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'
import { pictureIn } from './pictures'

/** Every film that has all its files, by its id. */
export type Films = Readonly<Record<number, Film>>

export const getFilms = cachedRead(CACHE_MANIFEST.films, readFilms)

async function readFilms(): Promise<Films> {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'films', pagination: false, depth: 1, overrideAccess: false })
  return Object.fromEntries(
    docs.flatMap((doc) => {
      const film = withFiles(doc)
      return film ? [[doc.id, film]] : []
    }),
  )
}

/** The film with this key, with which a new site starts, as staff have it now. Throws if there is none. */
export async function readFilm(key: string): Promise<Film> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'films',
    where: { key: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 1,
    overrideAccess: false,
  })
  if (!docs[0]) throw new Error(`There is no film "${key}"`)
  return toFilm(docs[0])
}

/** The film of a populated relationship, or null if none was chosen. */
export function filmIn(film: number | FilmDoc | null | undefined): Film | null {
  return film && typeof film === 'object' ? toFilm(film) : null
}

function toFilm(doc: FilmDoc): Film {
  const film = withFiles(doc)
  if (!film) throw new Error(`The film "${doc.key}" lacks a file`)
  return film
}

function withFiles(film: FilmDoc): Film | null {
  const [mp4, webm, poster] = [urlOf(film.mp4), urlOf(film.webm), pictureIn(film.poster)]
  if (!mp4 || !webm || !poster) return null
  const heatLimits = heatLimitsOf(film.key)
  return {
    title: film.title,
    description: film.description,
    durationSeconds: film.durationSeconds,
    mp4,
    webm,
    poster: heatLimits ? { ...poster, heatLimits } : poster,
    isSimulation: film.isSimulation ?? false,
    hasSound: film.hasSound ?? false,
    labels: (film.labels ?? []).map(({ fromSecond, text }) => ({ fromSecond, text: text ?? '' })),
    captions: film.labels?.length ? filmCaptionsFile(film.key) : null,
  }
}

const urlOf = (file: number | Media) => (typeof file === 'object' ? file.url : null)
