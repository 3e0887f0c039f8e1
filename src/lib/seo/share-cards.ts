import { shortHash } from '@/lib/domain/text/short-hash'
import { REPLY_PAGE_LIST } from '@/lib/registry/reply-pages'
import { STATIC_PAGE_LIST } from '@/lib/registry/static-pages'

/** In pixels, as recommended by social networks. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const

/** Cards of the static pages: page title and picture key. */
export const STATIC_CARDS = [...STATIC_PAGE_LIST, ...REPLY_PAGE_LIST].flatMap(({ path, title, shareImage }) =>
  shareImage ? [{ path, title, pictureKey: shareImage }] : [],
)

/** Card picture of an editor-written page without its own. */
export const DEFAULT_CARD_PICTURE = 'living-room'

const FILE = 'card.jpg'

/** Card URL of a page. It changes with the title or picture, so that networks fetch it again. */
export function shareCardPath({
  path,
  title,
  picture = '',
}: {
  path: string
  title: string
  picture?: string | undefined
}): string {
  return `/share${path === '/' ? '' : path}/${FILE}?v=${shortHash(JSON.stringify([title, picture]))}`
}

/** The page path for a URL below /share, or null if invalid. */
export function pageOfCard(segments: readonly string[]): string | null {
  return segments.at(-1) === FILE ? `/${segments.slice(0, -1).join('/')}` : null
}
