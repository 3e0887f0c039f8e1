import { BUILT } from '@/lib/domain/building/home/built'
import { BUNDLE_BUILT, BUNDLE_ROOMS_M2, roomPanels } from '@/lib/domain/estimate/room-bundle'
import { labelOf } from '@/lib/domain/text/label-of'
import { counted } from '@/lib/format/counted'

import { homeEstimate } from '../configurator/configuration'
import { stepValue } from '../configurator/proposal'
import type { Basis } from '../engine/estimate-basis'

/** A bundle of panels for a room, as calculated by the engine. */
export type RoomBundle = {
  slug: string
  name: string
  description: string
  roomM2: number
  panels: number
  watts: number
  basePence: number
}

/** The home assumed around the room: a semi-detached house of this size, whose heat loss is divided by floor area. */
const HOME = { propertyType: 'semi', propertySize: '80', currentHeating: 'gas-old', panel: null } as const

/** Panel bundles for every room size and building age on offer, at today's price. */
export function roomBundles(basis: Basis): RoomBundle[] {
  const { powerWatts: panelWatts, pricePence } = basis.panel
  return BUNDLE_BUILT.flatMap((built) => {
    const estimate = homeEstimate({ home: { ...HOME, built }, basis })
    const home = {
      neededWatts: stepValue(estimate, 'panels.power-needed'),
      floorAreaM2: Number(HOME.propertySize),
    }
    const age = labelOf(BUILT, built)
    return BUNDLE_ROOMS_M2.map((roomM2) => {
      const { neededWatts, panels } = roomPanels({ roomM2, home, panelWatts })
      const needed = (Math.round(neededWatts / 10) * 10).toLocaleString('en-GB')
      return {
        slug: `room-${roomM2}-m2-built-${built}`,
        name: `Room of ${roomM2} m², built ${age}`,
        description: `${counted(panels, 'panel')}. Such a room, insulated as usual for its age, loses about ${needed} W on a cold day. Yours may differ: ask us before you order.`,
        roomM2,
        panels,
        watts: panels * panelWatts,
        basePence: panels * pricePence,
      }
    })
  })
}
