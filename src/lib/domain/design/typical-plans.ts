import type { RoomKind } from '../building/heat-loss/room-kinds'
import type { Built } from '../building/home/built'
import type { SideName } from './new-room'

type Corner = readonly [xM: number, yM: number]

/** A room by its south-west corner and size, m, or by all of its corners, anticlockwise. */
export type PlanRoom = {
  readonly name: string
  readonly kind: RoomKind
  readonly storey?: number
} & ({ readonly at: Corner; readonly size: Corner } | { readonly corners: readonly Corner[] })

export type TypicalPlan = {
  readonly id: string
  readonly label: string
  readonly built: Built
  /** The sides of the whole plan on which other homes adjoin. */
  readonly party: readonly SideName[]
  readonly isFlat?: true
  readonly rooms: readonly PlanRoom[]
}

const room = (name: string, kind: RoomKind, at: Corner, size: Corner, storey = 0): PlanRoom => ({
  name,
  kind,
  at,
  size,
  storey,
})

/** Six plans to start from, those that panels heat as they were built first: our own drawings, without inner wall thickness, not surveys. Checked 23 November 2026. */
export const TYPICAL_PLANS: readonly TypicalPlan[] = [
  {
    id: 'flat',
    label: 'Top-floor flat, about 1985',
    built: '1983-1990',
    party: ['north'],
    isFlat: true,
    rooms: [
      room('Living room', 'living', [0, 0], [5.2, 4.4]),
      room('Kitchen', 'kitchen', [0, 4.4], [2.4, 2.6]),
      room('Hall', 'hall', [2.4, 4.4], [2.8, 2.6]),
      room('Bedroom', 'bedroom', [5.2, 0], [3.2, 4.4]),
      room('Bathroom', 'bathroom', [5.2, 4.4], [3.2, 2.6]),
    ],
  },
  {
    id: 'detached',
    label: 'Detached with an L-shaped kitchen, about 2005',
    built: '2003-2006',
    party: [],
    rooms: [
      room('Lounge', 'living', [0, 0], [3.8, 5.6]),
      room('Hall', 'hall', [3.8, 0], [2, 5.6]),
      room('Study', 'study', [5.8, 0], [2.8, 3]),
      {
        name: 'Kitchen and dining room',
        kind: 'kitchen',
        corners: [
          [0, 5.6],
          [5.8, 5.6],
          [5.8, 3],
          [8.6, 3],
          [8.6, 9],
          [0, 9],
        ],
      },
      room('Bedroom 1', 'bedroom', [0, 0], [3.8, 4.6], 1),
      room('Bedroom 2', 'bedroom', [0, 4.6], [3.8, 4.4], 1),
      room('Landing', 'landing', [3.8, 0], [2, 6.6], 1),
      room('Bathroom', 'bathroom', [3.8, 6.6], [2, 2.4], 1),
      room('Bedroom 3', 'bedroom', [5.8, 0], [2.8, 4.4], 1),
      room('Bedroom 4', 'bedroom', [5.8, 4.4], [2.8, 4.6], 1),
    ],
  },
  {
    id: 'mid-terrace',
    label: 'Mid-terrace, about 1905',
    built: '1900-1929',
    party: ['west', 'east'],
    rooms: [
      room('Living room', 'living', [1, 0], [3.8, 3.7]),
      room('Dining room', 'dining', [1, 3.7], [3.8, 3.7]),
      room('Hall', 'hall', [0, 0], [1, 7.4]),
      room('Kitchen', 'kitchen', [1.8, 7.4], [3, 3.6]),
      room('Bedroom 1', 'bedroom', [0, 0], [4.8, 3.7], 1),
      room('Bedroom 2', 'bedroom', [1, 3.7], [3.8, 3.7], 1),
      room('Landing', 'landing', [0, 3.7], [1, 3.7], 1),
      room('Bathroom', 'bathroom', [1.8, 7.4], [3, 2.5], 1),
    ],
  },
  {
    id: 'semi-1935',
    label: 'Semi-detached, about 1935',
    built: '1930-1949',
    party: ['west'],
    rooms: [
      room('Living room', 'living', [0, 0], [3.7, 4]),
      room('Dining room', 'dining', [0, 4], [3.7, 3.8]),
      room('Hall', 'hall', [3.7, 0], [1.9, 4]),
      room('Kitchen', 'kitchen', [3.7, 4], [1.9, 3.8]),
      room('Bedroom 1', 'bedroom', [0, 0], [3.7, 4], 1),
      room('Bedroom 2', 'bedroom', [0, 4], [3.7, 3.8], 1),
      room('Bedroom 3', 'bedroom', [3.7, 0], [1.9, 2.4], 1),
      room('Landing', 'landing', [3.7, 2.4], [1.9, 3], 1),
      room('Bathroom', 'bathroom', [3.7, 5.4], [1.9, 2.4], 1),
    ],
  },
  {
    id: 'semi-1970',
    label: 'Semi-detached with a through lounge, about 1970',
    built: '1967-1975',
    party: ['west'],
    rooms: [
      room('Lounge', 'living', [0, 0], [3.6, 7.2]),
      room('Hall', 'hall', [3.6, 0], [2.4, 3.8]),
      room('Kitchen', 'kitchen', [3.6, 3.8], [2.4, 3.4]),
      room('Bedroom 1', 'bedroom', [0, 0], [3.6, 3.8], 1),
      room('Bedroom 2', 'bedroom', [0, 3.8], [3.6, 3.4], 1),
      room('Bedroom 3', 'bedroom', [3.6, 0], [2.4, 2.4], 1),
      room('Landing', 'landing', [3.6, 2.4], [2.4, 2.4], 1),
      room('Bathroom', 'bathroom', [3.6, 4.8], [2.4, 2.4], 1),
    ],
  },
  {
    id: 'bungalow',
    label: 'Detached bungalow, about 1970',
    built: '1967-1975',
    party: [],
    rooms: [
      room('Living room', 'living', [0, 0], [4.8, 4.2]),
      room('Kitchen', 'kitchen', [0, 4.2], [4.8, 3.8]),
      room('Hall', 'hall', [4.8, 0], [1.4, 8]),
      room('Bedroom 1', 'bedroom', [6.2, 0], [3.6, 3.6]),
      room('Bedroom 2', 'bedroom', [6.2, 3.6], [3.6, 2.6]),
      room('Bathroom', 'bathroom', [6.2, 6.2], [3.6, 1.8]),
    ],
  },
]
