import { nationOf } from '@/lib/domain/climate/area-nation'
import { wallLengthsMm } from '@/lib/domain/design/check-room'
import type { DesignHome, DesignOpening, DesignRoom } from '@/lib/domain/design/design'
import { ceilingPerFloor, meanHeightMm, wallHeightsMm } from '@/lib/domain/design/slope'
import type { ProjectElement, ProjectHome, ProjectRoom } from '@/lib/domain/estimate/project'
import { outlineAreaM2 } from '@/lib/domain/room-plan/outline'

import { FIRST_HOME } from '../professional/first-home'
import { besidesDrawn, builtAsTyped, typedElements } from './typed-elements'

/** Converts a drawn home for the professional calculator; fields it does not have use defaults. */
export function homeOfDesign({ built, postcodeArea, panel, figures }: DesignHome): ProjectHome {
  const { panel: _, ...home } = figures ?? FIRST_HOME
  const isElsewhere = postcodeArea !== home.postcodeArea
  const nation = (postcodeArea !== null && isElsewhere ? nationOf(postcodeArea) : null) ?? home.nation
  return { ...home, built, postcodeArea, nation, ...(panel && { panel }) }
}

const MM2_PER_M2 = 1e6

/** Element ids of walls and openings. */
export const wallKey = (wall: number): string => `wall-${wall + 1}`
export const openingKey = ({ id }: Pick<DesignOpening, 'id'>): string => `opening-${id}`
const typedKey = (id: string): string => `typed-${id}`

/**
 * Converts a drawn room, with its volume and areas below the ceiling, and with constructions as typed. Internal floors
 * and ceilings are left out, since they lie between equally warm rooms and lose no heat.
 */
export function projectRoom(room: DesignRoom): ProjectRoom {
  const { id, name, kind, outline } = room
  const typed = typedElements(room)
  const drawn = [...wallsOf(room), ...openingsOf(room), ...floorOf(room), ...roofOf(room)].map((element) =>
    builtAsTyped(element, typed),
  )
  return {
    id,
    name: name || 'the room',
    kind,
    lengthM: null,
    widthM: null,
    floorAreaM2: outlineAreaM2(outline),
    heightM: meanHeightMm(room) / 1_000,
    indoorC: room.indoorC,
    airChangesPerHour: room.airChangesPerHour,
    elements: [...drawn, ...besidesDrawn(drawn, typed).map(({ id, ...other }) => ({ ...other, id: typedKey(id) }))],
  }
}

function wallsOf(room: DesignRoom): ProjectElement[] {
  const heights = wallHeightsMm(room)
  return wallLengthsMm(room).map((lengthMm, wall) => {
    const glazedMm2 = room.openings
      .filter((opening) => opening.wall === wall)
      .reduce((sum, opening) => sum + opening.widthMm * opening.heightMm, 0)
    return element({
      id: wallKey(wall),
      name: `Wall ${wall + 1}`,
      kind: 'wall',
      areaM2: (lengthMm * meanMm(heights[wall]) - glazedMm2) / MM2_PER_M2,
      beyond: room.walls[wall] ?? 'outside',
    })
  })
}

const openingsOf = ({ openings, walls }: DesignRoom): ProjectElement[] =>
  openings.map((opening) =>
    element({
      id: openingKey(opening),
      name: opening.kind === 'window' ? 'Window' : 'External door',
      kind: opening.kind,
      areaM2: (opening.widthMm * opening.heightMm) / MM2_PER_M2,
      beyond: walls[opening.wall] ?? 'outside',
    }),
  )

function floorOf(room: DesignRoom): ProjectElement[] {
  if (room.below !== 'ground') return []
  const outerMm = wallLengthsMm(room).reduce(
    (sum, lengthMm, wall) => sum + (room.walls[wall] === 'outside' ? lengthMm : 0),
    0,
  )
  const areaM2 = outlineAreaM2(room.outline)
  return [
    element({ id: 'floor', name: 'Ground floor', kind: 'floor', areaM2, beyond: 'ground', edgeM: outerMm / 1_000 }),
  ]
}

function roofOf(room: DesignRoom): ProjectElement[] {
  if (room.above !== 'roof') return []
  const areaM2 = outlineAreaM2(room.outline) * ceilingPerFloor(room)
  return [element({ id: 'roof', name: 'Roof or loft', kind: 'roof', areaM2, beyond: 'outside' })]
}

const meanMm = (height: { fromMm: number; toMm: number } | undefined) =>
  height ? (height.fromMm + height.toMm) / 2 : NaN

type Named = Pick<ProjectElement, 'id' | 'name' | 'kind' | 'areaM2' | 'beyond'> & { edgeM?: number }

const element = ({ edgeM, ...named }: Named): ProjectElement => ({
  ...named,
  construction: 'home',
  wattsPerM2K: null,
  beyondC: null,
  edgeM: edgeM ?? null,
})
