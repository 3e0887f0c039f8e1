import { shortHash } from '@/lib/domain/text/short-hash'

import { BUILT_HEADS, REPLY_HEADS } from './built-heads'

/** In pixels, as the networks ask for it. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const

/** The picture of the library on the card of each page of code. */
const BUILT_PICTURES: Record<keyof typeof BUILT_HEADS | keyof typeof REPLY_HEADS, string> = {
  home: 'living-room',
  sales: 'stone-barn',
  salesLanding: 'stone-barn',
  salesDemo: 'app-screen',
  salesThankYou: 'stone-barn',
  businessThankYou: 'consulting-room',
  sitemapForPeople: 'home-office',
  search: 'panel-edge',
  shop: 'panel-front',
  contact: 'new-build-flat',
  quoteRequest: 'living-room',
  calculator: 'thermostat',
  quickCalculator: 'bedroom',
  professionalCalculator: 'panel-exploded',
}

/** The cards of the pages of code: each with its page's title and the key of its picture. */
export const BUILT_CARDS = Object.entries({ ...BUILT_HEADS, ...REPLY_HEADS }).map(([name, { path, title }]) => {
  const page = name as keyof typeof BUILT_PICTURES // which Object.entries takes for any text
  return { path, title, pictureKey: BUILT_PICTURES[page] }
})

/** On the card of a written page without a picture. */
export const USUAL_CARD_PICTURE = 'living-room'

const FILE = 'card.jpg'

/** Where the card of a page is. With its title or picture the address changes, so that networks ask for it again. */
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

/** The page whose card is at an address below /share, or null where none can be. */
export function pageOfCard(segments: readonly string[]): string | null {
  return segments.at(-1) === FILE ? `/${segments.slice(0, -1).join('/')}` : null
}
