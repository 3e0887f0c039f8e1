import { areTooClose, isAllowed } from '../panel-layout/positions'
import { ceilingMmAt } from '../room-plan/ceiling'
import { ceilingFace } from '../room-plan/ceiling-face'
import { areaMm2, type PlanPoint, pointOnSide, sideLengthMm, sidesOf } from '../room-plan/corners'
import { type OutlineProblem, readOutline } from '../room-plan/outline'
import { contains, type PlanRectangle } from '../room-plan/rectangle'
import { DESIGN_LIMITS, type DesignOpening, type DesignRoom, lockedOf, planOf } from './design'
import { isSamePanel } from './locked-panels'
import { ceilingOf, type SlopeProblem, slopeProblem } from './slope'

/** Why a room is not valid. */
export type RoomProblem =
  | OutlineProblem
  | SlopeProblem
  | 'too-far-out'
  | 'too-low'
  | 'opening-off-the-wall'
  | 'openings-overlap'
  | 'obstacle-outside'
  | 'panel-not-allowed'
  | 'panels-too-close'
  | 'locked-panel-does-not-fit'
  | 'panel-is-locked'
  | 'too-many-parts'
  | 'too-cold-or-too-warm'

/** The first problem of a room; null if it is valid. */
export function roomProblem(room: DesignRoom): RoomProblem | null {
  const { outline, heightMm, indoorC, slope, openings, obstacles } = room
  const read = readOutline(outline)
  if (!read.ok) return read.reason
  if (areaMm2(outline) < 0) return 'crosses-itself'
  if (outline.some(isTooFarOut)) return 'too-far-out'
  if (indoorC !== null && !isWarmth(indoorC)) return 'too-cold-or-too-warm'
  const ceiling = slope ? slopeProblem({ ...room, slope }) : levelProblem(heightMm)
  if (ceiling) return ceiling
  if (openings.length > DESIGN_LIMITS.openings || obstacles.length > DESIGN_LIMITS.obstacles) return 'too-many-parts'
  if (!openings.every((opening) => isOnWall(room, opening))) return 'opening-off-the-wall'
  if (openings.some((one, index) => openings.slice(index + 1).some((other) => overlap(one, other))))
    return 'openings-overlap'
  if (
    !obstacles.every(({ area }) => area.westMm < area.eastMm && area.southMm < area.northMm && contains(outline, area))
  )
    return 'obstacle-outside'
  return panelsProblem(room)
}

/** The panels placed by hand have all that are locked. */
function panelsProblem(room: DesignRoom): RoomProblem | null {
  const { panels } = room
  const locked = lockedOf(room)
  if (locked.length > 0 && panelProblem(room, locked) !== null) return 'locked-panel-does-not-fit'
  if (panels === null) return null
  if (!locked.every((one) => panels.some((panel) => isSamePanel(one, panel)))) return 'panel-is-locked'
  return panelProblem(room, panels)
}

const isWarmth = (celsius: number) => celsius >= DESIGN_LIMITS.indoorC.min && celsius <= DESIGN_LIMITS.indoorC.max

const isTooFarOut = ({ xMm, yMm }: PlanPoint) => Math.max(Math.abs(xMm), Math.abs(yMm)) > DESIGN_LIMITS.reachMm

function levelProblem(heightMm: number): RoomProblem | null {
  if (heightMm < DESIGN_LIMITS.heightMm.min) return 'too-low'
  return heightMm > DESIGN_LIMITS.heightMm.max ? 'too-high' : null
}

function panelProblem(room: DesignRoom, panels: readonly PlanRectangle[]): RoomProblem | null {
  if (panels.length > DESIGN_LIMITS.panels) return 'too-many-parts'
  const face = ceilingFace(planOf(room))
  if (!face) return 'panel-not-allowed'
  const placed = panels.map(face.toFace)
  if (!placed.every((panel) => isAllowed(face.onFace, panel))) return 'panel-not-allowed'
  const areClose = placed.some((one, index) => placed.slice(index + 1).some((other) => areTooClose(one, other)))
  return areClose ? 'panels-too-close' : null
}

/** Lengths of the walls, mm, in the order of the sides. */
export const wallLengthsMm = ({ outline }: Pick<DesignRoom, 'outline'>): number[] => sidesOf(outline).map(sideLengthMm)

function isOnWall(room: DesignRoom, { wall, fromMm, widthMm, sillMm, heightMm }: DesignOpening): boolean {
  const side = sidesOf(room.outline)[wall]
  if (!side) return false
  const lengthMm = sideLengthMm(side)
  const ceiling = ceilingOf(room)
  const heads = [fromMm, fromMm + widthMm].map((alongMm) => ceilingMmAt(ceiling, pointOnSide(side, alongMm)))
  return (
    fromMm >= 0 &&
    widthMm > 0 &&
    heightMm > 0 &&
    sillMm >= 0 &&
    fromMm + widthMm <= lengthMm &&
    heads.every((headMm) => sillMm + heightMm <= headMm + ROUNDING_MM)
  )
}

/** Tolerance for the height of a sloping ceiling. */
const ROUNDING_MM = 1e-6

const overlap = (one: DesignOpening, other: DesignOpening) =>
  one.wall === other.wall &&
  one.fromMm < other.fromMm + other.widthMm &&
  other.fromMm < one.fromMm + one.widthMm &&
  one.sillMm < other.sillMm + other.heightMm &&
  other.sillMm < one.sillMm + one.heightMm
