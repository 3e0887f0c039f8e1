/** The pages that have a picture of their own for shared links; every other page shows the homepage's. */
export const SHARE_CARDS = ['home', 'sales', 'contact', 'quote', 'business'] as const

export type ShareCard = (typeof SHARE_CARDS)[number]

/** In pixels, as the networks ask for it. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const

export const shareCardFile = (card: ShareCard) => `${card}.jpg` as const

export const shareCardPath = (card: ShareCard) => `/share/${shareCardFile(card)}` as const
