import { isAllowed } from '../panel-layout/positions'
import { ceilingFace } from '../room-plan/ceiling-face'
import type { PlanPoint } from '../room-plan/corners'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { DesignRoom } from './design'
import { extentOf, moved } from './extent'
import { joistsOnPlanMm } from './joist-lines'
import { ceilingOf } from './slope'
import { type Guide, nearest } from './snap-room'

type Lined = Pick<DesignRoom, 'outline' | 'heightMm' | 'slope' | 'joists' | 'obstacles'>

type Lines = { readonly x: readonly number[]; readonly y: readonly number[] }

type Input = {
  room: Lined
  /** Where it would be without a snap. */
  panel: PlanRectangle
  /** The other panels of the room. */
  others: readonly PlanRectangle[]
  /** From how far away a panel is drawn to a line. */
  reachMm: number
}

type Snapped = { by: PlanPoint; guides: Guide[] }

/**
 * Moves a panel into line with other panels, lights, the middle of the room or its joists, where it nearly is; along one
 * axis or none where it could not be fixed otherwise.
 */
export function snappedPanel({ room, panel, others, reachMm }: Input): Snapped {
  const [centres, edges] = [centreLines(room, others), edgeLines(others)]
  const x = nearestOf([(panel.westMm + panel.eastMm) / 2], [panel.westMm, panel.eastMm], {
    centres: centres.x,
    edges: edges.x,
    reachMm,
  })
  const y = nearestOf([(panel.southMm + panel.northMm) / 2], [panel.southMm, panel.northMm], {
    centres: centres.y,
    edges: edges.y,
    reachMm,
  })
  const tries = [snapOf(x, y), snapOf(x, null), snapOf(null, y)]
  const isFree = ({ by }: Snapped) => mayBeAt(room, moved(panel, by))
  return tries.find(isFree) ?? snapOf(null, null)
}

type Line = ReturnType<typeof nearest>

const snapOf = (x: Line, y: Line): Snapped => ({
  by: { xMm: x?.moreMm ?? 0, yMm: y?.moreMm ?? 0 },
  guides: [
    ...(x ? [{ along: 'y', atMm: x.atMm } as const] : []),
    ...(y ? [{ along: 'x', atMm: y.atMm } as const] : []),
  ],
})

function mayBeAt(room: Lined, panel: PlanRectangle): boolean {
  const face = ceilingFace({ ...room, ceiling: ceilingOf(room) })
  return face !== null && isAllowed(face.onFace, face.toFace(panel))
}

type Reached = { centres: readonly number[]; edges: readonly number[]; reachMm: number }

/** Centres go with centres and edges with edges; of both, whatever is nearer. */
function nearestOf(ownCentres: readonly number[], ownEdges: readonly number[], { centres, edges, reachMm }: Reached) {
  const byCentre = nearest(ownCentres, centres, reachMm)
  return nearest(ownEdges, edges, byCentre ? Math.abs(byCentre.moreMm) - TIE_MM : reachMm) ?? byCentre
}

/** An edge has to be nearer by more than this. */
const TIE_MM = 1

/** The lines on which the middle of a panel looks tidy: the middle of the room, and those of panels, lights and joists. */
function centreLines(room: Lined, others: readonly PlanRectangle[]): Lines {
  const middles = [
    extentOf(room.outline),
    ...others,
    ...room.obstacles.flatMap(({ kind, area }) => (kind === 'light' ? [area] : [])),
  ]
  const joists = halfWay(joistsOnPlanMm(room))
  return {
    x: [...middles.map(({ westMm, eastMm }) => (westMm + eastMm) / 2), ...(room.joists?.along === 'y' ? joists : [])],
    y: [
      ...middles.map(({ southMm, northMm }) => (southMm + northMm) / 2),
      ...(room.joists?.along === 'x' ? joists : []),
    ],
  }
}

/** Joists, and half-way between two of them. */
const halfWay = (joistsMm: readonly number[]) => [
  ...joistsMm,
  ...joistsMm.slice(1).map((mm, index) => (mm + (joistsMm[index] ?? mm)) / 2),
]

const edgeLines = (others: readonly PlanRectangle[]): Lines => ({
  x: others.flatMap(({ westMm, eastMm }) => [westMm, eastMm]),
  y: others.flatMap(({ southMm, northMm }) => [southMm, northMm]),
})
