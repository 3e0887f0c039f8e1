import type { CeilingPanel } from '../comfort/ceiling-limit'
import { fittedShare, type HomeCeilings } from './fitted-panels'
import { installedPrice, type PanelPrices } from './installed-price'
import type { SuitedRoom } from './verdict-facts'

/** Rooms that panels are often bought for: the bathroom at the top, the study above the ground, where it is coldest. */
const ROOMS = [
  { name: 'A bathroom', areaM2: 5, isOnTop: true },
  { name: 'A study', areaM2: 8, isOnTop: false },
] as const

type Input = {
  home: HomeCeilings
  panel: CeilingPanel & { watts: number }
  prices: PanelPrices
}

/** A building of its own that is no larger is one room, such as a garden office, m². */
export const ONE_ROOM_M2 = 16

/** A bathroom and a study in a home, or the one room that it is, as far as they may have panels. */
export function singleRooms({ home, panel, prices }: Input): SuitedRoom[] {
  const { floorAreaM2 } = home
  const rooms = floorAreaM2 > ONE_ROOM_M2 ? ROOMS : [{ name: 'One room', areaM2: floorAreaM2, isOnTop: false }]
  return rooms.flatMap(({ name, areaM2, isOnTop }) => {
    const share = areaM2 / floorAreaM2
    const fitted = fittedShare({ home, panel, share, isOnTop })
    if (fitted.panels === 0) return []
    return [{ name, areaM2, ...fitted, pricePence: installedPrice({ panels: fitted.panels, ...prices }).pence }]
  })
}
