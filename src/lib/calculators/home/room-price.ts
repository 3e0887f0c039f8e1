import type { Picture } from '@/lib/content/picture'
import { hourlyCostPence } from '@/lib/domain/energy-costs/hourly-cost'
import { inWords } from '@/lib/format/in-words'
import { pounds } from '@/lib/format/pounds'

import type { PRICED_ROOMS, PricedRoom } from './priced-rooms'

/** What counts for every room. */
export type RoomPrices = { panelPence: number; deliveryPence: number; powerWatts: number; pencePerKwh: number }

/** A room's panels with their price and cost: 4, 'four panels', '£1,306', '24p an hour'. */
export type RoomPrice = { panels: number; counted: string; delivered: string; anHour: string }

/** A room in its picture; `price` is null while no price may be shown. */
export type RoomShown = { name: string; picture: Picture; price: RoomPrice | null }

/** The pictures of the sections that the homepage and the sales page share, with the prices of their rooms. */
export type StoryPictures = {
  prices: Record<keyof typeof PRICED_ROOMS, RoomPrice | null>
  reasons: readonly [Picture, Picture]
  beforeAfter: { before: Picture; after: Picture }
  ceiling: Picture
  rooms: readonly RoomShown[]
  /** Where the price of a unit is from. */
  source: string
}

/** Panels and one delivery, with VAT, and what all panels cost in an hour at full power. */
export function roomPrice({ panelsAt }: Pick<PricedRoom, 'panelsAt'>, prices: RoomPrices): RoomPrice {
  const { panelPence, deliveryPence, powerWatts, pencePerKwh } = prices
  const panels = panelsAt.length
  return {
    panels,
    counted: `${inWords(panels)} panels`,
    delivered: pounds(panels * panelPence + deliveryPence),
    anHour: `${Math.round(hourlyCostPence({ powerWatts: panels * powerWatts, pencePerKwh }))}p an hour`,
  }
}
