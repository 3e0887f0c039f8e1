import type { Metadata } from 'next'

import type { Picture } from '@/lib/content/picture'
import type { ReplyPage } from '@/lib/routing/page-entry'

import { SHARE_CARD_SIZE, shareCardPath } from './share-cards'

type Page = {
  /** Path: '/contact' */
  path: string
  /** Without the site name, which the layout adds. */
  title: string
  /** Omits the site name, because the title already includes it. */
  isWholeTitle?: boolean
  /** One or two plain sentences, up to about 155 characters. */
  description: string
  /** Card picture, if chosen by staff. */
  picture?: Picture | null
  /** The page whose card to use if the URL or title contains a visitor's input. */
  cardOf?: { path: string; title: string }
  /** Sets noindex: pages specific to one visitor, and those that editors keep out of search results. */
  isPrivate?: boolean
}

/** Metadata of a page that is never shared and not indexed. */
export function replyMetadata({ title, referrer }: Pick<ReplyPage, 'title' | 'referrer'>): Metadata {
  return { title, robots: { index: false }, ...(referrer && { referrer }) }
}

/** Metadata for search engines and shared links. The layout's `metadataBase` makes URLs absolute. */
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
