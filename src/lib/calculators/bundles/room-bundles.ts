import { BUILT } from '@/lib/domain/building/home/built'
import { type FittedRoom, fittedShare } from '@/lib/domain/estimate/fitted-panels'
import type { PanelBasis } from '@/lib/domain/estimate/panel-outputs'
import { BUNDLE_BUILT, BUNDLE_ROOMS_M2 } from '@/lib/domain/estimate/room-bundle'
import { labelOf } from '@/lib/domain/text/label-of'
import { counted } from '@/lib/format/counted'

import { twoCounts } from '../comfort-share'
import { homeEstimate } from '../configurator/configuration'
import type { Basis } from '../engine/estimate-basis'
import { ceilingsIn, panelIn } from '../engine/estimate-steps'

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
const HOME = { propertyType: 'semi', propertySize: 80, currentHeating: 'gas-old', home: null, panel: null } as const

/** Panel bundles for every room size and building age on offer, at today's price. */
export function roomBundles(basis: Basis): RoomBundle[] {
  const { powerWatts, pricePence } = basis.panel
  return BUNDLE_BUILT.flatMap((built) => {
    const estimate = homeEstimate({ home: { ...HOME, built }, basis })
    const home = ceilingsIn(estimate)
    const age = labelOf(BUILT, built)
    return BUNDLE_ROOMS_M2.map((roomM2) => {
      const roomBy = (output: PanelBasis) =>
        fittedShare({
          home,
          panel: panelIn(estimate, basis.panel, output),
          share: roomM2 / home.floorAreaM2,
          isOnTop: false,
        })
      const room = roomBy('rated')
      const { panels } = room
      const countsWords = twoCounts({
        panelWatts: powerWatts,
        panelName: null,
        panels,
        atStatedTemperature: roomBy('stated-temperature').panels,
      })
      return {
        slug: `room-${roomM2}-m2-built-${built}`,
        name: `Room of ${roomM2} m², built ${age}`,
        description: `${counted(panels, 'panel')}. Such a room on the ground floor, insulated as usual for its age, loses about ${tens(room.neededWatts)} W on a cold day. ${givenWords(room)} ${countsWords} Yours may differ: ask us before you order.`,
        roomM2,
        panels,
        watts: panels * powerWatts,
        basePence: panels * pricePence,
      }
    })
  })
}

const tens = (watts: number) => (Math.round(watts / 10) * 10).toLocaleString('en-GB')

/** What the panels of a bundle give of the heat that the room loses. */
function givenWords({ neededWatts, givenWatts }: FittedRoom): string {
  if (givenWatts >= neededWatts) return 'The panels can give all of it.'
  return `In comfort, panels can give ${tens(givenWatts)} W of it: more of them would make the ceiling too warm. Another heater has to supply the rest.`
}
