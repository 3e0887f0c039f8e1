import type { Built } from '@/lib/domain/building/home/built'
import type { DividedRoom } from '@/lib/domain/building/home/usual-rooms'
import { ENVELOPE_ELEMENTS, type EnvelopeElement, LINING_MM } from '@/lib/domain/building/u-values/constructions'
import { nationOrEngland } from '@/lib/domain/climate/area-nation'
import type { Project, ProjectElement, ProjectHome, ProjectRoom } from '@/lib/domain/estimate/project'
import { fabricOf } from '@/lib/domain/estimate/quick-answers'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import type { ToldHome } from '@/lib/domain/estimate/told-home'

import { stepValue } from '../engine/estimate-steps'
import { roomsOfHome } from '../engine/rooms-of-home'
import { FIRST_HOME } from './first-home'
import { STANDARD_ELEMENTS } from './standard-elements'

/** Which share of an element of the home a room has. */
const SHARE_BY_ELEMENT = {
  wall: 'share',
  window: 'share',
  door: 'share',
  roof: 'ofRoof',
  floor: 'ofFloor',
} as const satisfies Record<EnvelopeElement, keyof DividedRoom>

/** How the ids of its rooms begin, so that a project is known to have begun with a told home when it is opened again. */
const TOLD_ROOM = 'home-'

export const isRoomOfTold = ({ id }: { id: string }): boolean => id.startsWith(TOLD_ROOM)

/**
 * The home of the quick calculator, divided into rooms as there, of the same constructions, except where the visitor has
 * entered a figure. The heat lost in all is that of `estimate`, except for a correction by a bill, which this calculator
 * does not make.
 */
export function projectOfHome({
  told: { query, answers, own },
  estimate,
}: {
  told: ToldHome
  estimate: Pick<QuickEstimate, 'working'>
}): Project {
  const built = new URLSearchParams(query).get('built') as Built
  const { postcodeArea, altitudeM = null, heating, occupancy, panel } = answers
  const nation = nationOrEngland(postcodeArea)
  const home: ProjectHome = {
    ...FIRST_HOME,
    postcodeArea,
    altitudeM,
    nation,
    built,
    heating,
    occupancy,
    draughtiness: 'usual',
    ...(panel !== undefined && { panel }),
    fabric: { ...FIRST_HOME.fabric, ...constructionsOf({ ...answers, nation }) },
  }
  return { name: '', home, rooms: roomsOf(estimate, own), own: withoutRooms(own) }
}

/** The answer about insulation as what walls and roof are. */
function constructionsOf(answers: Parameters<typeof fabricOf>[0]): Partial<ProjectHome['fabric']> {
  const { wallInsulation = 'unknown', loftInsulationMm } = fabricOf(answers)
  return {
    wall: WALLS[wallInsulation],
    ...(loftInsulationMm !== undefined && { roof: `roof.loft-${loftInsulationMm}` }),
  }
}

const WALLS = {
  unknown: 'wall.usual',
  none: 'wall.usual',
  'cavity-filled': 'wall.cavity-filled',
  lined: `wall.lined-${LINING_MM.thin}`,
  'lined-thickly': `wall.lined-${LINING_MM.thick}`,
} as const

/** Figures of the home as a whole that this calculator has too. */
const OF_THE_HOME: readonly string[] = ['home.altitude', 'home.floor.resistance', 'home.bridging']

/** The other figures of a home are in its rooms already. */
const withoutRooms = (own: Project['own']): Project['own'] =>
  Object.fromEntries(
    Object.entries(own)
      .map(([key, value]) => [key === 'home.bridging.y' ? 'home.bridging' : key, value] as const)
      .filter(([key]) => !key.startsWith('home.') || OF_THE_HOME.includes(key)),
  )

function roomsOf(estimate: Pick<QuickEstimate, 'working'>, own: Project['own']): ProjectRoom[] {
  const valueOf = (key: string) => stepValue(estimate, key)
  return roomsOfHome(estimate).map((room, index) => ({
    id: `${TOLD_ROOM}${index + 1}`,
    name: room.name,
    kind: room.kind,
    lengthM: null,
    widthM: null,
    floorAreaM2: rounded(room.share * valueOf('home.floor-area')),
    heightM: valueOf('home.storey-height'),
    indoorC: valueOf('home.indoor'),
    airChangesPerHour: own['home.air-changes'] ?? null,
    elements: ENVELOPE_ELEMENTS.flatMap((part): ProjectElement[] => {
      const share = room[SHARE_BY_ELEMENT[part]]
      const areaM2 = rounded(share * valueOf(`home.${part}.area`))
      if (!(areaM2 > 0)) return []
      return [
        {
          ...STANDARD_ELEMENTS[part],
          id: part,
          areaM2,
          ...(isOwn(part, own)
            ? { construction: 'own', wattsPerM2K: rounded(valueOf(`home.${part}.u-value`)) }
            : { construction: 'home', wattsPerM2K: null }),
          beyondC: null,
          edgeM: part === 'floor' ? rounded(share * valueOf('home.outer-edge')) : null,
        },
      ]
    }),
  }))
}

/** Whether the visitor has entered a figure that decides the U-value of a part. */
const isOwn = (part: EnvelopeElement, own: Project['own']): boolean =>
  own[`home.${part}.u-value`] !== undefined || (part === 'floor' && own['home.wall.thickness'] !== undefined)

/** Cells of the table have three decimals. */
const rounded = (value: number) => Math.round(value * 1_000) / 1_000
