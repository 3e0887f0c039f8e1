import { unstable_cache } from 'next/cache'

import type { Media } from '@/lib/generated/payload-types'
import { cacheTags } from '@/lib/site/cache-tags'
import { shopProduct } from '@/lib/site/routes'
import { BUILT_CARDS, USUAL_CARD_PICTURE } from '@/lib/site/share-cards'

import { payloadClient } from './payload-client'

/** `file` is one of the uploads. */
type CardPicture = { file: string; isSimulation: boolean }

type ShareCard = { path: string; title: string; picture: CardPicture }

/** What the card of a page says and shows, or null where no page is. */
export async function getShareCard(path: string): Promise<ShareCard | null> {
  const cards = await getShareCards()
  return cards.find((card) => card.path === path) ?? null
}

/** One read for all, so that an address somebody made up asks the database nothing and fills no cache. */
const getShareCards: () => Promise<ShareCard[]> = unstable_cache(readShareCards, ['share-cards'], {
  tags: [cacheTags.pages, cacheTags.products, cacheTags.media],
})

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
  const usual = inLibrary(USUAL_CARD_PICTURE)
  return [
    ...BUILT_CARDS.map(({ path, title, pictureKey }) => ({ path, title, picture: inLibrary(pictureKey) })),
    ...pages.docs.map(({ url, title, picture, sharePicture }) => ({
      path: url,
      title,
      picture: pictureOf(sharePicture) ?? pictureOf(picture) ?? usual,
    })),
    ...products.docs.map(({ slug, name, metaTitle, images }) => ({
      path: shopProduct(slug),
      title: metaTitle || name,
      picture: images?.flatMap((image) => pictureOf(image) ?? [])[0] ?? usual,
    })),
  ]
}

function pictureOf(upload: number | Pick<Media, 'filename' | 'isSimulation'> | null | undefined): CardPicture | null {
  if (!upload || typeof upload === 'number' || !upload.filename) return null
  return { file: upload.filename, isSimulation: upload.isSimulation === true }
}
