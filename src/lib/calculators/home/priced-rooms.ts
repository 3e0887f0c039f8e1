import type { DesignHome } from '@/lib/domain/design/design'
import type { newRoom } from '@/lib/domain/design/new-room'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'

/** A room of the picture library that is shown with its price, as its scene in the studio was built. */
export type PricedRoom = {
  key: 'living-room' | 'rented-flat' | 'bathroom' | 'georgian-room'
  name: string
  /** Its picture in the library. */
  picture: string
  /** The middles of its panels, all of them along the length of the room, on the grid of the designer. */
  panelsAt: readonly PlanPoint[]
  built: DesignHome['built']
  room: Parameters<typeof newRoom>[0]
}

const rows = (xMm: readonly number[], yMm: readonly number[]): PlanPoint[] =>
  yMm.flatMap((y) => xMm.map((x) => ({ xMm: x, yMm: y })))

/** Between heated rooms above and below, with one wall outside unless it says otherwise. */
const between = (room: Omit<PricedRoom['room'], 'id' | 'name'>): PricedRoom['room'] => ({
  id: 'room',
  name: '',
  below: 'heated',
  above: 'heated',
  outside: ['west'],
  ...room,
})

/**
 * Every room that a page shows with its panels and a price. A test draws each in the designer with the panels where the
 * picture has them: they give the heat that the room needs, and its ceiling is not too warm.
 */
export const PRICED_ROOMS = {
  living: {
    key: 'living-room',
    name: 'Living room',
    picture: 'living-room-dusk',
    panelsAt: rows([1_250, 3_250], [3_850, 5_650]),
    built: '1983-1990',
    room: between({ kind: 'living', lengthMm: 4_500, widthMm: 6_600, heightMm: 2_600 }),
  },
  flat: {
    key: 'rented-flat',
    name: 'Rented flat',
    picture: 'rented-flat',
    panelsAt: rows([950, 2_950], [1_150, 3_000]),
    built: '1967-1975',
    room: between({ kind: 'living', lengthMm: 3_900, widthMm: 4_000, heightMm: 2_380, outside: ['north'] }),
  },
  bathroom: {
    key: 'bathroom',
    name: 'Bathroom',
    picture: 'bathroom',
    panelsAt: rows([1_300], [1_400, 3_150]),
    built: '1996-2002',
    room: between({
      kind: 'bathroom',
      lengthMm: 2_550,
      widthMm: 4_800,
      heightMm: 2_420,
      outside: ['north'],
      above: 'roof',
    }),
  },
  georgian: {
    key: 'georgian-room',
    name: 'Georgian sitting room',
    picture: 'georgian-room',
    panelsAt: rows([1_250, 3_250], [850, 2_600, 4_350]),
    built: 'before-1900',
    room: between({ kind: 'living', lengthMm: 4_500, widthMm: 5_200, heightMm: 3_300 }),
  },
} as const satisfies Record<string, PricedRoom>
