import { type Ceiling, ceilingMmAt } from '../room-plan/ceiling'
import { centroidOf, type PlanPoint, pointOnSide, type Side, sidesOf } from '../room-plan/corners'
import { cornersOf, type PlanRectangle } from '../room-plan/rectangle'
import type { DesignOpening, DesignRoom } from './design'
import { ceilingOf } from './slope'

/** A point of the picture, mm to the right and down. */
export type ViewPoint = { readonly x: number; readonly y: number }

export type ViewFaceKind = 'far-wall' | 'near-wall' | 'window' | 'door' | 'wardrobe' | 'on-ceiling' | 'panel'

/** A flat surface of a room. */
export type ViewFace = { readonly kind: ViewFaceKind; readonly corners: readonly ViewPoint[] }

export type RoomView = {
  readonly id: string
  readonly floor: readonly ViewPoint[]
  readonly ceiling: readonly ViewPoint[]
  /** In drawing order, from back to front. */
  readonly faces: readonly ViewFace[]
  /** Outlines of the panels on the floor, seen from straight above. */
  readonly below: readonly (readonly ViewPoint[])[]
  readonly middle: ViewPoint
}

export type StoreyView = {
  readonly rooms: readonly RoomView[]
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** A room with its panels. */
export type ViewedRoom = { readonly room: DesignRoom; readonly panels: readonly PlanRectangle[] }

/** The plan is turned by 30° and seen from 55° above the floor, so that rooms hide little of each other. */
const TURNED_RAD = Math.PI / 6
const RAISED_RAD = (55 * Math.PI) / 180
const [COS, SIN] = [Math.cos(TURNED_RAD), Math.sin(TURNED_RAD)]
const [DEPTH, HEIGHT] = [Math.sin(RAISED_RAD), Math.cos(RAISED_RAD)]

/** Walls between the viewer and a room are cut at this height. */
const CUT_MM = 250

/**
 * Maps a plan drawn with y down, as in SVG, to its floor in the picture: the six numbers of `matrix()`. A parallel
 * projection, so that equal lengths along an axis stay equal.
 */
export const ON_FLOOR = [COS, -SIN * DEPTH, SIN, COS * DEPTH, 0, 0] as const

/** Projects a point above the plan onto the picture. */
export const viewOf = ({ xMm, yMm }: PlanPoint, heightMm: number): ViewPoint => ({
  x: xMm * COS - yMm * SIN,
  y: -(xMm * SIN + yMm * COS) * DEPTH - heightMm * HEIGHT,
})

/** A storey in parallel projection, seen from the foot of the plan: far walls at full height, near walls cut low. */
export function storeyView(viewed: readonly ViewedRoom[]): StoreyView {
  const rooms = viewed.map(roomView).toSorted((one, other) => one.middle.y - other.middle.y)
  const points = rooms.flatMap(({ floor, ceiling }) => [...floor, ...ceiling])
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { rooms, frame: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y } }
}

function roomView({ room, panels }: ViewedRoom): RoomView {
  const ceiling = ceilingOf(room)
  const walls = sidesOf(room.outline).map((side, wall) => ({ side, wall, isFar: isFar(side) }))
  const far = walls.filter((wall) => wall.isFar)
  const near = walls.filter((wall) => !wall.isFar)
  const openingsOf = ({ side, wall }: { side: Side; wall: number }) =>
    room.openings.filter((opening) => opening.wall === wall).map((opening) => openingFace(side, opening, ceiling))
  const onCeiling = (kind: ViewFaceKind, area: PlanRectangle): ViewFace => ({
    kind,
    corners: cornersOf(area).map((corner) => viewOf(corner, ceilingMmAt(ceiling, corner))),
  })
  return {
    id: room.id,
    floor: room.outline.map((corner) => viewOf(corner, 0)),
    ceiling: room.outline.map((corner) => viewOf(corner, ceilingMmAt(ceiling, corner))),
    faces: [
      ...far.flatMap(({ side, wall }) => [
        // A wall of full height between rooms would hide the room behind it.
        wallFace('far-wall', side, (at) => (room.walls[wall] === 'heated' ? CUT_MM : ceilingMmAt(ceiling, at))),
        ...openingsOf({ side, wall }),
      ]),
      ...room.obstacles.filter(({ kind }) => kind === 'wardrobe').flatMap(({ area }) => wardrobe(area)),
      ...near.flatMap((wall) => [wallFace('near-wall', wall.side, () => CUT_MM), ...openingsOf(wall)]),
      ...room.obstacles.filter(({ kind }) => kind !== 'wardrobe').map(({ area }) => onCeiling('on-ceiling', area)),
      ...panels.map((panel) => onCeiling('panel', panel)),
    ],
    below: panels.map((panel) => cornersOf(panel).map((corner) => viewOf(corner, 0))),
    middle: viewOf(centroidOf(room.outline), 0),
  }
}

/** Whether a wall shows its inner face. Corners run anticlockwise, so outside is on the right of a side. */
const isFar = ({ from, to }: Side) => (to.yMm - from.yMm) * SIN - (to.xMm - from.xMm) * COS > 0

function wallFace(kind: ViewFaceKind, { from, to }: Side, topMm: (at: PlanPoint) => number): ViewFace {
  return { kind, corners: [viewOf(from, 0), viewOf(to, 0), viewOf(to, topMm(to)), viewOf(from, topMm(from))] }
}

/** A window or door, no higher than the ceiling above it. */
function openingFace(side: Side, opening: DesignOpening, ceiling: Ceiling): ViewFace {
  const { kind, fromMm, widthMm, sillMm, heightMm } = opening
  const ends = [pointOnSide(side, fromMm), pointOnSide(side, fromMm + widthMm)]
  const under = (at: PlanPoint, mm: number) => viewOf(at, Math.min(mm, ceilingMmAt(ceiling, at)))
  return {
    kind,
    corners: [...ends.map((at) => under(at, sillMm)), ...ends.toReversed().map((at) => under(at, sillMm + heightMm))],
  }
}

/** A wardrobe, cut as low as the walls: its two sides that face the viewer, and the cut. */
function wardrobe(area: PlanRectangle): ViewFace[] {
  const corners = cornersOf(area)
  const sides = sidesOf(corners).filter((side) => !isFar(side))
  return [
    ...sides.map((side) => wallFace('wardrobe', side, () => CUT_MM)),
    { kind: 'wardrobe', corners: corners.map((corner) => viewOf(corner, CUT_MM)) },
  ]
}
