import type { Metadata } from 'next'

import type { Picture } from './picture'
import { SHARE_CARD_SIZE, shareCardPath, type ShareCard } from './share-cards'

type Page = {
  /** From the root: '/contact' */
  path: string
  /** Without the site's name, which the layout adds. */
  title: string
  /** The title stands alone, because it names the site itself. */
  isWholeTitle?: boolean
  /** One or two plain sentences, up to about 155 characters. */
  description: string
  /** The picture shown when somebody shares the page. */
  card?: ShareCard
  /** A picture of the library in place of the card. */
  picture?: Picture | null
  /** Left out of search engines: pages that answer one visitor. */
  isPrivate?: boolean
}

/** What search engines and shared links show of a page. Addresses are made whole by the layout's `metadataBase`. */
export function pageMetadata({ path, title, description, card = 'home', picture, isWholeTitle = false, isPrivate = false }: Page): Metadata {
  return {
    title: isWholeTitle ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: 'Powerboard',
      locale: 'en_GB',
      url: path,
      title,
      description,
      images: [picture ? { url: picture.src, alt: picture.alt } : { url: shareCardPath(card), ...SHARE_CARD_SIZE, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
    ...(isPrivate && { robots: { index: false } }),
  }
}
