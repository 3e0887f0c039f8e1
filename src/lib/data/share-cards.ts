import { cardOfPlace } from '@/lib/content/locations/place-card'
import { roomPictureKey } from '@/lib/content/locations/room-picture'
import { countyOf } from '@/lib/domain/locations/counties'
import { districtOf } from '@/lib/domain/locations/districts'
import type { Place } from '@/lib/domain/locations/place'
import type { Media } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
import { postSlugOf } from '@/lib/routing/blog-routes'
import { locationAt } from '@/lib/routing/locations'
import { routes, shopProduct } from '@/lib/routing/routes'
import { DEFAULT_CARD_PICTURE, STATIC_CARDS } from '@/lib/seo/share-cards'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'
import { getLocation } from './places'
import { getPostCard } from './post-card'

/** `file` is one of the uploads. */
type CardPicture = { file: string; isSimulation: boolean }

/** `place`: to mark on a map. */
type ShareCard = { path: string; title: string; picture: CardPicture; place?: Place }

/** The share card of a page, or null if there is no page at this path. */
export async function getShareCard(path: string): Promise<ShareCard | null> {
  const { cards, library } = await getShareCards()
  return cards.find((card) => card.path === path) ?? (await postCardAt(path, cards)) ?? placeCardAt(path, library)
}

/** The card of a post, with the picture of the blog if the post has none. */
async function postCardAt(path: string, cards: readonly ShareCard[]): Promise<ShareCard | null> {
  const slug = postSlugOf(path)
  const post = slug === null ? null : await getPostCard(slug)
  const blog = cards.find((card) => card.path === routes.blog)
  if (!post || !blog) return null
  return { path, title: post.title, picture: pictureOf(post.upload) ?? blog.picture }
}

/** The card of a place, with a room typical of it. */
async function placeCardAt(path: string, library: Readonly<Record<string, CardPicture>>): Promise<ShareCard | null> {
  const start = `${routes.locations}/`
  const meaning = path.startsWith(start) ? locationAt(path.slice(start.length).split('/')) : null
  const location = meaning?.kind === 'place' ? await getLocation(meaning.path) : null
  if (!location) return null
  const { place } = location
  const picture =
    library[roomPictureKey({ place, county: countyOf(place.county), district: districtOf(place.district) })]
  return picture ? { ...cardOfPlace(location), picture, place } : null
}

/** One query for all cards, so that a made-up path causes no query and does not fill the cache. */
const getShareCards = cachedRead(CACHE_MANIFEST.shareCards, readShareCards)

const FOR_CARDS = {
  pagination: false,
  depth: 1,
  populate: { media: { filename: true, isSimulation: true } },
  overrideAccess: false,
} as const

async function readShareCards(): Promise<{ cards: ShareCard[]; library: Record<string, CardPicture> }> {
  const payload = await payloadClient()
  const [pages, products, library] = await Promise.all([
    payload.find({
      collection: 'pages',
      select: { url: true, title: true, picture: true, sharePicture: true },
      ...FOR_CARDS,
    }),
    payload.find({
      collection: 'products',
      where: { isActive: { equals: true } },
      select: { slug: true, name: true, metaTitle: true, images: true },
      ...FOR_CARDS,
    }),
    payload.find({
      collection: 'media',
      where: { key: { exists: true } },
      select: { key: true, filename: true, isSimulation: true },
      ...FOR_CARDS,
    }),
  ])
  const byKey: Record<string, CardPicture> = {}
  for (const media of library.docs) {
    const picture = pictureOf(media)
    if (media.key && picture) byKey[media.key] = picture
  }
  const inLibrary = (key: string) => {
    const picture = byKey[key]
    if (!picture) throw new Error(`The media library has no picture "${key}"`)
    return picture
  }
  const defaultPicture = inLibrary(DEFAULT_CARD_PICTURE)
  const cards = [
    ...STATIC_CARDS.map(({ path, title, pictureKey }) => ({ path, title, picture: inLibrary(pictureKey) })),
    ...pages.docs.map(({ url, title, picture, sharePicture }) => ({
      path: url,
      title,
      picture: pictureOf(sharePicture) ?? pictureOf(picture) ?? defaultPicture,
    })),
    ...products.docs.map(({ slug, name, metaTitle, images }) => ({
      path: shopProduct(slug),
      title: metaTitle || name,
      picture: images?.flatMap((image) => pictureOf(image) ?? [])[0] ?? defaultPicture,
    })),
  ]
  return { cards, library: byKey }
}

function pictureOf(upload: number | Pick<Media, 'filename' | 'isSimulation'> | null | undefined): CardPicture | null {
  if (!upload || typeof upload === 'number' || !upload.filename) return null
  return { file: upload.filename, isSimulation: upload.isSimulation === true }
}
