import type { Metadata } from 'next'

import type { Picture } from './picture'
import { SHARE_CARD_SIZE, shareCardPath } from './share-cards'

type Page = {
  /** From the root: '/contact' */
  path: string
  /** Without the site's name, which the layout adds. */
  title: string
  /** The title stands alone, because it names the site itself. */
  isWholeTitle?: boolean
  /** One or two plain sentences, up to about 155 characters. */
  description: string
  /** What its card shows, where staff chose it. */
  picture?: Picture | null
  /** The page whose card is shown, where the address or the title is a visitor’s own. */
  cardOf?: { path: string; title: string }
  /** Left out of search engines: pages that answer one visitor. */
  isPrivate?: boolean
}

/** What search engines and shared links show of a page. Addresses are made whole by the layout's `metadataBase`. */
export function pageMetadata({
  path,
  title,
  description,
  picture,
  cardOf = { path, title },
  isWholeTitle = false,
  isPrivate = false,
}: Page): Metadata {
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
      images: [{ url: shareCardPath({ ...cardOf, picture: picture?.src }), ...SHARE_CARD_SIZE, alt: cardOf.title }],
    },
    twitter: { card: 'summary_large_image' },
    ...(isPrivate && { robots: { index: false } }),
  }
}
