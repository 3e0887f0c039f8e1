import { unstable_cache } from 'next/cache'

import type { Media } from '@/lib/generated/payload-types'
import { cacheTags } from '@/lib/site/cache-tags'
import type { Picture } from '@/lib/site/picture'

import { payloadClient } from './payload-client'

/** The picture that a new site starts with under a key, as staff have it now. Throws when there is none. */
export const getPicture: (key: string) => Promise<Picture> = unstable_cache(readPicture, ['picture'], {
  tags: [cacheTags.media],
})

export async function readPicture(key: string): Promise<Picture> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'media',
    where: { key: { equals: key } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
  })
  if (!docs[0]) throw new Error(`The media library has no picture "${key}"`)
  return toPicture(docs[0])
}

/** The picture of a populated upload field, or null where none was chosen. */
export function pictureIn(upload: number | Media | null | undefined): Picture | null {
  return upload && typeof upload === 'object' ? toPicture(upload) : null
}

export function toPicture(media: Media): Picture {
  const sources = sourcesOf(media)
  const usual = sources.find(({ width }) => width >= USUAL_WIDTH) ?? sources.at(-1)
  if (!usual) throw new Error(`"${media.filename}" is not a picture`)
  return {
    alt: media.alt,
    caption: media.caption ?? '',
    width: media.width ?? 0,
    height: media.height ?? 0,
    src: usual.url,
    srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', '),
    placeholder: media.placeholder ?? '',
  }
}

/** What a browser without srcset gets. */
const USUAL_WIDTH = 800

/** No screen gains from more. */
const WIDEST = 1600

type Source = { url: string; width: number }

/** Every width that is stored, narrow first; of two files of one width the re-encoded one. */
function sourcesOf(media: Media): Source[] {
  const byWidth = new Map<number, Source>()
  for (const { url, width } of [...Object.values(media.sizes ?? {}), media]) {
    if (url && width && width <= WIDEST && !byWidth.has(width)) byWidth.set(width, { url, width })
  }
  return [...byWidth.values()].sort((a, b) => a.width - b.width)
}
