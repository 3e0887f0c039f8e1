import { deliveredPrice } from '@/lib/domain/catalogue/delivered-price'
import { hourlyCostPence } from '@/lib/domain/energy-costs/hourly-cost'
import type { LocalFacts } from '@/lib/domain/locations/local-facts'
import { homeOf, LIVING_ROOM_M2 } from '@/lib/domain/locations/local-homes'

import { type PriceList, priceText } from '../price-list'
import type { Powerboard } from '../product'
import { sentences } from './text/about'
import { named } from './text/area-names'
import { panelsIn, shareGiven } from './text/wording'

type RoomHere = {
  facts: Pick<LocalFacts, 'place' | 'homes' | 'price'>
  panel: Pick<Powerboard, 'powerWatts'>
  list: PriceList
}

/**
 * What a living room in a place takes and costs: the first thing on its page. The same in every place but for its
 * figures, so it does not count as text of the page where pages are compared with their neighbours.
 */
export function roomHere({ facts: { place, homes, price }, panel, list }: RoomHere): string {
  const { livingRoom } = homeOf(homes, 'flat')
  const { totalPence } = deliveredPrice({
    eachPence: list.panelPence,
    quantity: livingRoom.panels,
    deliveryPence: list.deliveryPence,
  })
  const hourPence = price && livingRoom.panels * hourlyCostPence({ ...panel, pencePerKwh: price.here })
  const perHour = hourPence === null ? '' : `, and ${Math.round(hourPence)}p an hour at full power`
  return sentences(
    `a ${LIVING_ROOM_M2} m² living room in ${named(place.name)}, in a 1990s flat, ${panelsIn(livingRoom)}${shareGiven(livingRoom)}: ${priceText(totalPence)} delivered, inc. VAT${perHour}.`,
    'Fitting is extra.',
  )
}
