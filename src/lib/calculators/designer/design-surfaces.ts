import type { Element } from '@/lib/domain/building/heat-loss/room'
import { insideSurfaceC, SURFACE_RESISTANCE } from '@/lib/domain/comfort/surface-temperature'
import type { DesignRoom } from '@/lib/domain/design/design'
import type { PlanSurfaces } from '@/lib/domain/panel-layout/seated-asymmetry'

import type { RoomFigures } from '../professional/room-result'
import { openingKey, wallKey } from './project-of-design'

type Input = { room: DesignRoom; figures: RoomFigures; outdoorC: number }

/** Surface temperatures of a drawn room on a cold day, from the U-values of its heat loss. Throws OutOfRange. */
export function surfacesOfDesign({ room, figures, outdoorC }: Input): PlanSurfaces {
  const airC = figures.loss.indoor.value
  const elements = new Map(figures.loss.room.elements.map((element) => [element.id, element]))
  const surfaceC = (id: string, resistance: keyof typeof SURFACE_RESISTANCE) => {
    const element = elements.get(id)
    if (!element) return airC // a floor or ceiling between rooms
    return insideSurfaceC({
      airC,
      outsideC: beyondC(element, { airC, outdoorC }),
      uValue: element.u.value,
      surfaceResistance: SURFACE_RESISTANCE[resistance],
    })
  }
  return {
    floorC: surfaceC('floor', 'floor'),
    ceilingC: surfaceC('roof', 'ceiling'),
    walls: room.walls.map((_, wall) => ({
      surfaceC: surfaceC(wallKey(wall), 'wall'),
      openings: room.openings
        .filter((opening) => opening.wall === wall)
        .map((opening) => ({
          fromM: opening.fromMm / 1_000,
          toM: (opening.fromMm + opening.widthMm) / 1_000,
          sillM: opening.sillMm / 1_000,
          headM: (opening.sillMm + opening.heightMm) / 1_000,
          surfaceC: surfaceC(openingKey(opening), 'window'),
        })),
    })),
  }
}

function beyondC({ beyond }: Element, { airC, outdoorC }: { airC: number; outdoorC: number }): number {
  if (beyond.space === 'unheated') return beyond.atC
  return beyond.space === 'heated' ? (beyond.atC ?? airC) : outdoorC
}
