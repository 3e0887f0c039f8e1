import { areaMm2, type PlanPoint, sidesOf } from '../room-plan/corners'
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

/** The nearest place on the grid of a plan. */
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
/** What a window leaves of its wall at each end, mm. */
const BESIDE_MM = 100

/** A window in the middle of the longest outer wall, as large as is usual for the floor; null without such a wall. */
export function usualWindow(room: DesignRoom): DesignOpening | null {
  const walls = sidesOf(room.outline).map(({ from, to }, wall) => ({
    wall,
    lengthMm: Math.hypot(to.xMm - from.xMm, to.yMm - from.yMm),
  }))
  const [longest] = walls
    .filter(({ wall }) => room.walls[wall] === 'outside')
    .toSorted((one, other) => other.lengthMm - one.lengthMm)
  if (!longest) return null
  const wantedMm = (GLAZED_SHARE * areaMm2(room.outline)) / WINDOW.heightMm
  const widthMm = Math.floor(Math.min(wantedMm, longest.lengthMm - 2 * BESIDE_MM) / SNAP_MM) * SNAP_MM
  if (widthMm < SNAP_MM || WINDOW.sillMm + WINDOW.heightMm > room.heightMm) return null
  const fromMm = Math.floor((longest.lengthMm - widthMm) / 2 / SNAP_MM) * SNAP_MM
  return { id: 'window-1', kind: 'window', wall: longest.wall, fromMm, widthMm, ...WINDOW }
}

export const withUsualWindow = (room: DesignRoom): DesignRoom => {
  const window = usualWindow(room)
  return window ? { ...room, openings: [window] } : room
}
