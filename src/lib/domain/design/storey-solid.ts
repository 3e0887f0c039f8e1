import { type Ceiling, ceilingMmAt } from '../room-plan/ceiling'
import { type PlanPoint, pointOnSide, type Side, sidesOf } from '../room-plan/corners'
import { cornersOf, type PlanRectangle } from '../room-plan/rectangle'
import type { DesignOpening } from './design'
import { ceilingOf } from './slope'
import type { ViewedRoom } from './storey-view'

/** A point of a room, `upMm` above its floor. */
export type SolidPoint = PlanPoint & { readonly upMm: number }

export type SolidFaceKind = 'wall' | 'inner-wall' | 'window' | 'door' | 'wardrobe' | 'on-ceiling' | 'panel' | 'ceiling'

/** A flat surface. The corners of walls and of the ceiling run anticlockwise as seen from inside the room. */
export type SolidFace = { readonly kind: SolidFaceKind; readonly corners: readonly SolidPoint[] }

/** How far panels and lights are drawn below the ceiling, so that they can be told from it. */
const BELOW_CEILING_MM = 25

/** Everything in a room but its floor, in millimetres. */
export function roomFaces({ room, panels }: ViewedRoom): SolidFace[] {
  const ceiling = ceilingOf(room)
  const sides = sidesOf(room.outline)
  const onCeiling = (kind: SolidFaceKind, area: PlanRectangle): SolidFace => ({
    kind,
    corners: cornersOf(area).map((at) => ({ ...at, upMm: ceilingMmAt(ceiling, at) - BELOW_CEILING_MM })),
  })
  return [
    ...sides.map((side, wall) =>
      upright(room.walls[wall] === 'heated' ? 'inner-wall' : 'wall', side, { fromMm: 0, topMm: topOf(ceiling) }),
    ),
    { kind: 'ceiling', corners: room.outline.map((at) => ({ ...at, upMm: ceilingMmAt(ceiling, at) })).toReversed() },
    ...room.openings.flatMap((opening) => openingFace(sides[opening.wall], opening, ceiling)),
    ...room.obstacles.flatMap(({ kind, area }) =>
      kind === 'wardrobe' ? wardrobe(area, ceiling) : [onCeiling('on-ceiling', area)],
    ),
    ...panels.map((panel) => onCeiling('panel', panel)),
  ]
}

const topOf = (ceiling: Ceiling) => (at: PlanPoint) => ceilingMmAt(ceiling, at)

type Rise = { fromMm: number; topMm: (at: PlanPoint) => number }

/** Outside is on the right of a side, so that its start is on the right of someone inside. */
function upright(kind: SolidFaceKind, { from, to }: Side, { fromMm, topMm }: Rise): SolidFace {
  return {
    kind,
    corners: [
      { ...to, upMm: fromMm },
      { ...from, upMm: fromMm },
      { ...from, upMm: topMm(from) },
      { ...to, upMm: topMm(to) },
    ],
  }
}

/** A window or door, no higher than the ceiling above it. */
function openingFace(side: Side | undefined, opening: DesignOpening, ceiling: Ceiling): SolidFace[] {
  if (!side) return []
  const { kind, fromMm, widthMm, sillMm, heightMm } = opening
  const part = { from: pointOnSide(side, fromMm), to: pointOnSide(side, fromMm + widthMm) }
  const topMm = (at: PlanPoint) => Math.min(sillMm + heightMm, ceilingMmAt(ceiling, at))
  return [upright(kind, part, { fromMm: sillMm, topMm })]
}

/** The sides of something that reaches the ceiling, and its top. */
function wardrobe(area: PlanRectangle, ceiling: Ceiling): SolidFace[] {
  const corners = cornersOf(area)
  const topMm = (at: PlanPoint) => ceilingMmAt(ceiling, at) - BELOW_CEILING_MM
  return [
    ...sidesOf(corners).map((side) => upright('wardrobe', side, { fromMm: 0, topMm })),
    { kind: 'wardrobe', corners: corners.map((at) => ({ ...at, upMm: topMm(at) })) },
  ]
}
