import { heatLimitsOf } from '@/lib/content/heat-limits'
import type { Picture } from '@/lib/content/picture'
import type { Media } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** The picture with this key, with which a new site starts, as staff have it now. Throws if there is none. */
export const getPicture = cachedRead(CACHE_MANIFEST.picture, readPicture)

export async function readPicture(key: string): Promise<Picture> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'media',
    where: { key: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  if (!docs[0]) throw new Error(`The media library has no picture "${key}"`)
  return toPicture(docs[0])
}

/** The picture of a populated upload field, or null if none was chosen. */
export function pictureIn(upload: number | Media | null | undefined): Picture | null {
  return upload && typeof upload === 'object' ? toPicture(upload) : null
}

function toPicture(media: Media): Picture {
  const sources = sourcesOf(media)
  const usual = sources.find(({ width }) => width >= USUAL_WIDTH) ?? sources.at(-1)
  if (!usual) throw new Error(`"${media.filename}" is not a picture`)
  const heatLimits = heatLimitsOf(media.key ?? '')
  return {
    alt: media.alt,
    caption: media.caption ?? '',
    width: media.width ?? 0,
    height: media.height ?? 0,
    src: usual.url,
    srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', '),
    placeholder: media.placeholder ?? '',
    ...focusOf(media),
    ...(heatLimits && { heatLimits }),
  }
}

const MIDDLE = 50

function focusOf({ focalX, focalY }: Media): Pick<Picture, 'focus'> {
  const [x, y] = [focalX ?? MIDDLE, focalY ?? MIDDLE]
  return x === MIDDLE && y === MIDDLE ? {} : { focus: `${x}% ${y}%` }
}

/** Width served to a browser without srcset support. */
const USUAL_WIDTH = 800

/** No screen benefits from a wider picture. */
const WIDEST = 1600

type Source = { url: string; width: number }

/** Every stored width, narrowest first; of two files of the same width, the re-encoded one. */
function sourcesOf(media: Media): Source[] {
  const byWidth = new Map<number, Source>()
  for (const { url, width } of [...Object.values(media.sizes ?? {}), media]) {
    if (url && width && width <= WIDEST && !byWidth.has(width)) byWidth.set(width, { url, width })
  }
  return [...byWidth.values()].sort((a, b) => a.width - b.width)
}
