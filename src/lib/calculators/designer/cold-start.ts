import type { DesignRoom } from '@/lib/domain/design/design'
import { radiantTemperature, ratedSurface } from '@/lib/domain/panel/panel-radiance'
import type { PlanSurfaces } from '@/lib/domain/panel-layout/seated-asymmetry'
import { given } from '@/lib/domain/quantity/quantity'

import { type ComfortValues, comfortValues } from './comfort-values'
import type { ComfortView } from './comfort-view'
import type { RoomDesign } from './room-design'

/** Air temperature of a room that has not been heated overnight, °C. */
export const COLD_START_C = 14

const COLD_AIR = given({
  key: 'comfort.cold-start',
  name: 'Air of a room that has not been heated overnight',
  unit: '°C',
  value: COLD_START_C,
  source: { title: 'Assumed: a cold morning', date: '2026-11-25', confidence: 'assumed' },
})

type Input = { room: DesignRoom; found: RoomDesign; outdoorC: number; view: ComfortView }

/**
 * Comfort in a room that is still cold when its panels have reached their temperature: panels take minutes, a room
 * takes hours. Each surface keeps its relative position between the indoor and outdoor temperatures. Null if the
 * ceiling is too low. Throws OutOfRange.
 */
export function coldStart({ room, found, outdoorC, view }: Input): ComfortValues | null {
  const { indoorC, surfaces } = found
  const share = (COLD_START_C - outdoorC) / (indoorC - outdoorC)
  const cold = (surfaceC: number) => COLD_START_C - (indoorC - surfaceC) * share
  const coldSurfaces: PlanSurfaces = {
    floorC: cold(surfaces.floorC),
    ceilingC: cold(surfaces.ceilingC),
    walls: surfaces.walls.map(({ surfaceC, openings }) => ({
      surfaceC: cold(surfaceC),
      openings: openings.map((opening) => ({ ...opening, surfaceC: cold(opening.surfaceC) })),
    })),
  }
  const radiantC = radiantTemperature({
    surface: ratedSurface({ panel: found.product, air: COLD_AIR }),
    air: COLD_AIR,
  }).value
  const panel = { ...found.panel, radiantC }
  return comfortValues({ room, found: { ...found, indoorC: COLD_START_C, surfaces: coldSurfaces, panel }, view })
}
