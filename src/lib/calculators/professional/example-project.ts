import { ENVELOPE_ELEMENTS, type EnvelopeElement } from '@/lib/domain/building/u-values/constructions'
import type { Project, ProjectElement, ProjectRoom } from '@/lib/domain/estimate/project'

import { FIRST_HOME } from './first-home'
import { STANDARD_ELEMENTS } from './standard-elements'

type Areas = Readonly<Partial<Record<EnvelopeElement, number>>>
type Sketch = Pick<ProjectRoom, 'id' | 'name' | 'kind'> & {
  size: readonly [lengthM: number, widthM: number]
  areas: Areas
  edgeM?: number
}

const STOREY_M = 2.4

/** A three-bedroom semi built in 1965 with filled cavity walls and double glazing: 84 m² on two floors. */
const ROOMS: readonly Sketch[] = [
  {
    id: 'r1',
    name: 'Lounge',
    kind: 'living',
    size: [4.2, 3.7],
    areas: { wall: 15.2, window: 3.8, floor: 15.5 },
    edgeM: 7.9,
  },
  {
    id: 'r2',
    name: 'Dining room',
    kind: 'dining',
    size: [3.4, 3],
    areas: { wall: 4.4, window: 2.8, floor: 10.2 },
    edgeM: 3,
  },
  {
    id: 'r3',
    name: 'Kitchen',
    kind: 'kitchen',
    size: [3.4, 3],
    areas: { wall: 11.7, window: 1.8, door: 1.9, floor: 10.2 },
    edgeM: 6.4,
  },
  { id: 'r4', name: 'Hall', kind: 'hall', size: [3.3, 1.8], areas: { wall: 2.4, door: 1.9, floor: 5.9 }, edgeM: 1.8 },
  { id: 'r5', name: 'Bedroom 1', kind: 'bedroom', size: [4.2, 3.4], areas: { wall: 15.2, window: 3, roof: 14.3 } },
  { id: 'r6', name: 'Bedroom 2', kind: 'bedroom', size: [3.4, 3.3], areas: { wall: 13.9, window: 2.2, roof: 11.2 } },
  { id: 'r7', name: 'Bedroom 3', kind: 'bedroom', size: [2.6, 2.4], areas: { wall: 4.5, window: 1.3, roof: 6.2 } },
  { id: 'r8', name: 'Bathroom', kind: 'bathroom', size: [2.2, 1.9], areas: { wall: 4, window: 0.8, roof: 4.2 } },
  { id: 'r9', name: 'Landing', kind: 'landing', size: [2.8, 1.9], areas: { wall: 1.8, roof: 5.3 } },
]

export const EXAMPLE_PROJECT: Project = {
  name: 'Three-bedroom semi, 1965',
  home: {
    ...FIRST_HOME,
    postcodeArea: 'SN',
    built: '1950-1966',
    heating: 'gas-old',
    fabric: { ...FIRST_HOME.fabric, wall: 'wall.cavity-filled', window: 'window.double-12mm', roof: 'roof.loft-200' },
    loads: ['everyday', 'oven-and-hob', 'shower'],
  },
  rooms: ROOMS.map(roomOf),
  own: {},
}

/** The same plan in a home that panels suit: recent, well insulated, and with electric heaters. */
export const RECENT_EXAMPLE: Project = {
  ...EXAMPLE_PROJECT,
  name: 'Three-bedroom semi, 2015',
  home: {
    ...FIRST_HOME,
    postcodeArea: 'SN',
    built: '2012-2022',
    heating: 'panel-heaters',
    occupancy: 'a-few-rooms',
    loads: EXAMPLE_PROJECT.home.loads,
  },
}

function roomOf({ size: [lengthM, widthM], areas, edgeM, ...named }: Sketch): ProjectRoom {
  return {
    ...named,
    lengthM,
    widthM,
    floorAreaM2: null,
    heightM: STOREY_M,
    indoorC: null,
    airChangesPerHour: null,
    elements: ENVELOPE_ELEMENTS.flatMap((part) => elementsOf({ part, areaM2: areas[part], edgeM })),
  }
}

function elementsOf({
  part,
  areaM2,
  edgeM,
}: {
  part: EnvelopeElement
  areaM2: number | undefined
  edgeM: number | undefined
}): ProjectElement[] {
  if (areaM2 === undefined) return []
  return [
    {
      ...STANDARD_ELEMENTS[part],
      id: part,
      areaM2,
      construction: 'home',
      wattsPerM2K: null,
      beyondC: null,
      edgeM: part === 'floor' ? (edgeM ?? null) : null,
    },
  ]
}
