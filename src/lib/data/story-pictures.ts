import { PRICED_ROOMS } from '@/lib/calculators/home/priced-rooms'
import { type RoomPrice, roomPrice, type RoomShown, type StoryPictures } from '@/lib/calculators/home/room-price'
import { readingOf } from '@/lib/content/claim'
import { formatPrices } from '@/lib/format/prices'

import { getClaims } from './claims'
import { getHeatingPrices } from './numbers'
import { getPowerboard } from './panels'
import { getPicture } from './pictures'
import { getPriceList } from './price-list'

type RoomKey = keyof typeof PRICED_ROOMS

/** Today's price of every room that is shown with one. */
async function getRoomPrices(): Promise<Record<RoomKey, RoomPrice | null>> {
  const [claims, list, panel, { tariff }] = await Promise.all([
    getClaims('hero'),
    getPriceList(),
    getPowerboard(),
    getHeatingPrices(),
  ])
  const isShown = readingOf(claims, 'price.panel') !== null
  const prices = { ...list, powerWatts: panel.powerWatts, pencePerKwh: tariff.electricity.pencePerKwh }
  const priceOf = (key: RoomKey) => (isShown ? roomPrice(PRICED_ROOMS[key], prices) : null)
  return {
    living: priceOf('living'),
    flat: priceOf('flat'),
    bathroom: priceOf('bathroom'),
    georgian: priceOf('georgian'),
  }
}

/** Those of today. */
export async function getStoryPictures(): Promise<StoryPictures> {
  const [prices, { tariff }, [room, control, before, after, ceiling], rooms] = await Promise.all([
    getRoomPrices(),
    getHeatingPrices(),
    Promise.all(
      (['tenement', 'thermostat', 'rented-flat-before', 'rented-flat', 'panel-under'] as const).map(getPicture),
    ),
    Promise.all((['bathroom', 'living', 'georgian'] as const).map((key) => pictured(key))),
  ])
  if (!room || !control || !before || !after || !ceiling) throw new Error('The library lacks a picture')
  return {
    prices,
    reasons: [room, control] as const,
    beforeAfter: { before, after },
    ceiling,
    rooms: rooms.map(({ key, ...shown }): RoomShown => ({ ...shown, price: prices[key] })),
    source: formatPrices(tariff),
  }
}

const pictured = async (key: RoomKey) => ({
  key,
  name: PRICED_ROOMS[key].name,
  picture: await getPicture(PRICED_ROOMS[key].picture),
})
