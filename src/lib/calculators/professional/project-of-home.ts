import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import type { Built } from '@/lib/domain/building/home/built'
import { type DividedRoom, dividedRooms } from '@/lib/domain/building/home/usual-rooms'
import { ENVELOPE_ELEMENTS, type EnvelopeElement, LINING_MM } from '@/lib/domain/building/u-values/constructions'
import { nationOf } from '@/lib/domain/climate/area-nation'
import type { Project, ProjectElement, ProjectHome, ProjectRoom } from '@/lib/domain/estimate/project'
import { fabricOf } from '@/lib/domain/estimate/quick-answers'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import type { ToldHome } from '@/lib/domain/estimate/told-home'

import { stepValue } from '../engine/estimate-steps'
import { FIRST_HOME } from './first-home'
import { STANDARD_ELEMENTS } from './standard-elements'

/** Rooms by how usual they are, with their place by size: a home of five has a living room and four of the next. */
const USUAL_ROOMS: readonly { name: string; kind: RoomKind; size: number }[] = [
  { name: 'Living room', kind: 'living', size: 1 },
  { name: 'Bathroom', kind: 'bathroom', size: 11 },
  { name: 'Kitchen', kind: 'kitchen', size: 4 },
  { name: 'Bedroom 1', kind: 'bedroom', size: 2 },
  { name: 'Hall', kind: 'hall', size: 9 },
  { name: 'Bedroom 2', kind: 'bedroom', size: 5 },
  { name: 'Dining room', kind: 'dining', size: 3 },
  { name: 'Bedroom 3', kind: 'bedroom', size: 7 },
  { name: 'Landing', kind: 'landing', size: 10 },
  { name: 'Study', kind: 'study', size: 8 },
  { name: 'Bedroom 4', kind: 'bedroom', size: 6 },
  { name: 'Toilet', kind: 'wc', size: 12 },
]

/** Which share of an element of the home a room has. */
const SHARE_BY_ELEMENT = {
  wall: 'share',
  window: 'share',
  door: 'share',
  roof: 'ofRoof',
  floor: 'ofFloor',
} as const satisfies Record<EnvelopeElement, keyof DividedRoom>

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
  const { postcodeArea, altitudeM = null, heating, occupancy } = answers
  const nation = (postcodeArea === null ? null : nationOf(postcodeArea)) ?? 'england'
  const home: ProjectHome = {
    ...FIRST_HOME,
    postcodeArea,
    altitudeM,
    nation,
    built,
    heating,
    occupancy,
    draughtiness: 'usual',
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
  const rooms = dividedRooms(valueOf('home.rooms'), valueOf('home.storeys')).toReversed()
  return rooms.map((room, index) => ({
    id: `r${index + 1}`,
    ...namedRoom({ index, count: rooms.length }),
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

/** The name and kind of a room, counted from the largest. */
function namedRoom({ index, count }: { index: number; count: number }): Pick<ProjectRoom, 'name' | 'kind'> {
  const named = USUAL_ROOMS.slice(0, count).toSorted((one, other) => one.size - other.size)[index]
  return named ? { name: named.name, kind: named.kind } : { name: `Room ${index + 1}`, kind: 'store' }
}

/** Cells of the table have three decimals. */
const rounded = (value: number) => Math.round(value * 1_000) / 1_000
