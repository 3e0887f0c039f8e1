import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import type { Built } from '@/lib/domain/building/home/built'
import { roomShares } from '@/lib/domain/building/home/usual-rooms'
import { ENVELOPE_ELEMENTS, type EnvelopeElement } from '@/lib/domain/building/u-values/constructions'
import { nationOf } from '@/lib/domain/climate/area-nation'
import type { Project, ProjectElement, ProjectHome, ProjectRoom } from '@/lib/domain/estimate/project'
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

const STEP_BY_ELEMENT: Readonly<Record<EnvelopeElement, string>> = {
  wall: 'home.wall',
  window: 'home.window',
  door: 'home.door',
  roof: 'home.roof',
  floor: 'home.floor',
}

/**
 * The home of the quick calculator, divided into rooms as there: each has its share of walls, windows, doors and air.
 * Those on the ground floor share the floor, those at the top the roof. The heat lost in all is that of `estimate`, except
 * for a correction by a bill, which this calculator does not make.
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
  const home: ProjectHome = { ...FIRST_HOME, postcodeArea, altitudeM, nation, built, heating, occupancy }
  return { name: '', home, rooms: roomsOf(estimate), own: withoutHome(own) }
}

/** Figures of the home's surfaces are in the rooms already. */
const withoutHome = (own: Project['own']): Project['own'] =>
  Object.fromEntries(Object.entries(own).filter(([key]) => !key.startsWith('home.')))

function roomsOf(estimate: Pick<QuickEstimate, 'working'>): ProjectRoom[] {
  const valueOf = (key: string) => stepValue(estimate, key)
  const storeys = valueOf('home.storeys')
  const shares = roomShares(valueOf('home.rooms'))
  const rooms = shares.map((share, index) => ({ share, storey: (shares.length - 1 - index) % storeys })).toReversed()
  const top = Math.max(...rooms.map(({ storey }) => storey))
  const onStorey = (storey: number) => rooms.reduce((sum, room) => sum + (room.storey === storey ? room.share : 0), 0)
  const shareOf = (element: EnvelopeElement, { share, storey }: { share: number; storey: number }) => {
    if (element === 'floor') return storey === 0 ? share / onStorey(0) : 0
    if (element === 'roof') return storey === top ? share / onStorey(top) : 0
    return share
  }
  return rooms.map((room, index) => ({
    id: `r${index + 1}`,
    ...namedRoom({ index, count: rooms.length }),
    lengthM: null,
    widthM: null,
    floorAreaM2: rounded(room.share * valueOf('home.floor-area')),
    heightM: valueOf('home.storey-height'),
    indoorC: valueOf('home.indoor'),
    airChangesPerHour: rounded(valueOf('home.air-changes')),
    elements: ENVELOPE_ELEMENTS.flatMap((part): ProjectElement[] => {
      const areaM2 = rounded(shareOf(part, room) * valueOf(`${STEP_BY_ELEMENT[part]}.area`))
      if (!(areaM2 > 0)) return []
      return [
        {
          ...STANDARD_ELEMENTS[part],
          id: part,
          areaM2,
          construction: 'own',
          wattsPerM2K: rounded(valueOf(`${STEP_BY_ELEMENT[part]}.u-value`)),
          beyondC: null,
          edgeM: null,
        },
      ]
    }),
  }))
}

/** The name and kind of a room, counted from the largest. */
function namedRoom({ index, count }: { index: number; count: number }): Pick<ProjectRoom, 'name' | 'kind'> {
  const named = USUAL_ROOMS.slice(0, count).toSorted((one, other) => one.size - other.size)[index]
  return named ? { name: named.name, kind: named.kind } : { name: `Room ${index + 1}`, kind: 'store' }
}

/** Cells of the table have three decimals. */
const rounded = (value: number) => Math.round(value * 1_000) / 1_000
