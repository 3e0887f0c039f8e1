import { areaMm2, type PlanPoint, sideLengthMm, sidesOf } from '../room-plan/corners'
import { SNAP_MM } from '../room-plan/outline'
import type { DesignOpening, DesignRoom, WallBeyond } from './design'

/** A side of a rectangular room, in the order of its walls. */
export const SIDES = ['south', 'east', 'north', 'west'] as const

export type SideName = (typeof SIDES)[number]

type NewRoom = Pick<DesignRoom, 'id' | 'name' | 'kind'> & {
  at?: PlanPoint
  lengthMm: number
  widthMm: number
  storey?: number
  heightMm?: number
  outside?: readonly SideName[]
  below?: DesignRoom['below']
  above?: DesignRoom['above']
}

/** Assumed on 2026-11-23: the usual ceiling height of a British home. */
export const USUAL_HEIGHT_MM = 2_400

/** Rounds to the grid of a plan. */
export const onGrid = (mm: number, stepMm: number = SNAP_MM): number => Math.round(mm / stepMm) * stepMm

/** A rectangular room, `lengthMm` along x, with its south-west corner `at` a point. */
export function newRoom({
  id,
  name,
  kind,
  at = { xMm: 0, yMm: 0 },
  lengthMm,
  widthMm,
  storey = 0,
  heightMm = USUAL_HEIGHT_MM,
  outside = ['south', 'west'],
  below = 'ground',
  above = 'roof',
}: NewRoom): DesignRoom {
  const [x, y] = [onGrid(at.xMm), onGrid(at.yMm)]
  const [east, north] = [x + onGrid(lengthMm), y + onGrid(widthMm)]
  return {
    id,
    name,
    kind,
    storey,
    heightMm,
    slope: null,
    indoorC: null,
    airChangesPerHour: null,
    below,
    above,
    outline: [
      { xMm: x, yMm: y },
      { xMm: east, yMm: y },
      { xMm: east, yMm: north },
      { xMm: x, yMm: north },
    ],
    walls: SIDES.map((side): WallBeyond => (outside.includes(side) ? 'outside' : 'heated')),
    openings: [],
    obstacles: [],
    joists: null,
    panels: null,
  }
}

/** Window area per square metre of floor: the usual share, as in `surfacesOf`. Our assumption. */
const GLAZED_SHARE = 0.15
const WINDOW = { sillMm: 900, heightMm: 1_200 } as const
/** Wall left at each end of an opening, mm. */
const BESIDE_MM = 100

const outerWalls = (room: DesignRoom) =>
  sidesOf(room.outline)
    .map((side, wall) => ({ wall, lengthMm: sideLengthMm(side) }))
    .filter(({ wall }) => room.walls[wall] === 'outside')
    .toSorted((one, other) => other.lengthMm - one.lengthMm)

/** A window of the usual size for the floor, in the middle of the longest external wall; null if there is none. */
export function usualWindow(
  room: DesignRoom,
  glazedMm2: number = GLAZED_SHARE * areaMm2(room.outline),
): DesignOpening | null {
  const [longest] = outerWalls(room)
  if (!longest) return null
  const neededMm = glazedMm2 / WINDOW.heightMm
  const widthMm = Math.floor(Math.min(neededMm, longest.lengthMm - 2 * BESIDE_MM) / SNAP_MM) * SNAP_MM
  if (widthMm < SNAP_MM || WINDOW.sillMm + WINDOW.heightMm > room.heightMm) return null
  const fromMm = Math.floor((longest.lengthMm - widthMm) / 2 / SNAP_MM) * SNAP_MM
  return { id: 'window-1', kind: 'window', wall: longest.wall, fromMm, widthMm, ...WINDOW }
}

/** `glazedMm2`: area of the window, if known. */
export const withUsualWindow = (room: DesignRoom, glazedMm2?: number): DesignRoom => {
  const window = usualWindow(room, glazedMm2)
  return window ? { ...room, openings: [window] } : room
}

const DOOR = { sillMm: 0, heightMm: 2_050 } as const

/** Adds an external door of this area at the start of the shortest external wall with space for it, if there is one. */
export function withDoor(room: DesignRoom, areaMm2: number): DesignRoom {
  const widthMm = onGrid(areaMm2 / DOOR.heightMm)
  if (widthMm < SNAP_MM || DOOR.heightMm > room.heightMm) return room
  const toMm = BESIDE_MM + widthMm
  const free = outerWalls(room).findLast(
    ({ wall, lengthMm }) =>
      toMm + BESIDE_MM <= lengthMm && room.openings.every((other) => other.wall !== wall || toMm <= other.fromMm),
  )
  if (!free) return room
  const door: DesignOpening = { id: 'door-1', kind: 'door', wall: free.wall, fromMm: BESIDE_MM, widthMm, ...DOOR }
  return { ...room, openings: [...room.openings, door] }
}
