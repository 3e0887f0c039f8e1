import type { Media } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
import { postSlugOf } from '@/lib/routing/blog-routes'
import { routes, shopProduct } from '@/lib/routing/routes'
import { DEFAULT_CARD_PICTURE, STATIC_CARDS } from '@/lib/seo/share-cards'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'
import { getPostCard } from './post-card'

/** `file` is one of the uploads. */
type CardPicture = { file: string; isSimulation: boolean }

type ShareCard = { path: string; title: string; picture: CardPicture }

/** The share card of a page, or null if there is no page at this path. */
export async function getShareCard(path: string): Promise<ShareCard | null> {
  const cards = await getShareCards()
  return cards.find((card) => card.path === path) ?? postCardAt(path, cards)
}

/** The card of a post, with the picture of the blog if the post has none. */
async function postCardAt(path: string, cards: readonly ShareCard[]): Promise<ShareCard | null> {
  const slug = postSlugOf(path)
  const post = slug === null ? null : await getPostCard(slug)
  const blog = cards.find((card) => card.path === routes.blog)
  if (!post || !blog) return null
  return { path, title: post.title, picture: pictureOf(post.upload) ?? blog.picture }
}

/** One query for all cards, so that a made-up path causes no query and does not fill the cache. */
const getShareCards = cachedRead(CACHE_MANIFEST.shareCards, readShareCards)

const FOR_CARDS = {
  pagination: false,
  depth: 1,
  populate: { media: { filename: true, isSimulation: true } },
  overrideAccess: false,
} as const

async function readShareCards(): Promise<ShareCard[]> {
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
  const inLibrary = (key: string) => {
    const picture = pictureOf(library.docs.find((media) => media.key === key))
    if (!picture) throw new Error(`The media library has no picture "${key}"`)
    return picture
  }
  const defaultPicture = inLibrary(DEFAULT_CARD_PICTURE)
  return [
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
}

function pictureOf(upload: number | Pick<Media, 'filename' | 'isSimulation'> | null | undefined): CardPicture | null {
  if (!upload || typeof upload === 'number' || !upload.filename) return null
  return { file: upload.filename, isSimulation: upload.isSimulation === true }
}
