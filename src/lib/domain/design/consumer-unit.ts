import { ceilingMmAt } from '../room-plan/ceiling'
import type { PlanPoint } from '../room-plan/corners'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { CablePoint } from './cable-route'
import type { DesignCommand } from './commands'
import { type Design, DESIGN_LIMITS, type DesignHome, type DesignRoom, roomOf } from './design'
import { USUAL_HEIGHT_MM } from './new-room'
import { ceilingOf } from './slope'

export type FoundUnit = { room: DesignRoom; point: CablePoint; isAssumed: boolean }

/** Assumed on 2026-11-25: height of the middle of a consumer unit (Approved Document M: 1,350 to 1,450 mm). */
const UNIT_HEIGHT_MM = 1_400

/** Assumed on 2026-11-25: depth from a ceiling to the floor above it. */
const FLOOR_DEPTH_MM = 300

/** The consumer unit as placed, else in the hall or the first room of the lowest storey. Null without rooms. */
export function consumerUnitOf(design: Design): FoundUnit | null {
  const placed = placedUnit(design)
  const room = placed?.room ?? usualRoom(design)
  const corner = placed?.corner ?? room?.outline[0]
  if (!room || !corner) return null
  return {
    room,
    point: { ...corner, zMm: floorMm(design, room.storey) + UNIT_HEIGHT_MM },
    isAssumed: !placed,
  }
}

/** The room and corner in which the consumer unit was placed. Null if it was not, or if the room no longer exists. */
export function placedUnit(design: Design): { room: DesignRoom; corner: PlanPoint } | null {
  const { consumerUnit } = design.home
  if (!consumerUnit) return null
  const room = roomOf(design, consumerUnit.roomId)
  const corner = room?.outline[consumerUnit.corner] ?? room?.outline[0]
  return room && corner ? { room, corner } : null
}

/** Keeps the consumer unit of a changed design in its corner, which a command may have renumbered or removed. */
export function unitInStep(design: Design, { command, before }: { command: DesignCommand; before: Design }): Design {
  const { consumerUnit } = design.home
  if (!consumerUnit) return design
  const isRenumbered = command.type === 'move-wall' || command.type === 'mirror'
  const kept = isRenumbered ? nearestCorner(consumerUnit, { before, after: design }) : keptUnit(consumerUnit, command)
  return kept === consumerUnit ? design : { ...design, home: { ...design.home, consumerUnit: kept } }
}

type Unit = NonNullable<DesignHome['consumerUnit']>

/** The corner that is now nearest to where the unit was. */
function nearestCorner(unit: Unit, { before, after }: { before: Design; after: Design }): Unit {
  const was = roomOf(before, unit.roomId)?.outline[unit.corner]
  const now = roomOf(after, unit.roomId)?.outline ?? []
  if (!was) return unit
  const awayMm = ({ xMm, yMm }: PlanPoint) => Math.hypot(xMm - was.xMm, yMm - was.yMm)
  const distances = now.map(awayMm)
  const corner = distances.indexOf(Math.min(...distances))
  return corner === unit.corner ? unit : { ...unit, corner }
}

function keptUnit(unit: Unit, command: DesignCommand): Unit | null {
  const { roomId, corner } = unit
  switch (command.type) {
    case 'remove-room':
      return command.id === roomId ? null : unit
    // In designs saved by earlier versions it may still be in a removed room, whose id a new room can get.
    case 'add-room':
      return command.room.id === roomId ? null : unit
    case 'add-corner':
      return command.id === roomId && corner > command.wall ? { roomId, corner: corner + 1 } : unit
    case 'remove-corner':
      if (command.id !== roomId || corner < command.corner) return unit
      return corner === command.corner ? null : { roomId, corner: corner - 1 }
    default:
      return unit
  }
}

/** The middle of a panel, at the ceiling of its room. */
export function panelPoint(design: Design, room: DesignRoom, panel: PlanRectangle): CablePoint {
  const at = {
    xMm: Math.round((panel.westMm + panel.eastMm) / 2),
    yMm: Math.round((panel.southMm + panel.northMm) / 2),
  }
  return { ...at, zMm: floorMm(design, room.storey) + Math.round(ceilingMmAt(ceilingOf(room), at)) }
}

function usualRoom({ rooms }: Design): DesignRoom | undefined {
  const lowest = Math.min(...rooms.map(({ storey }) => storey))
  const onLowest = rooms.filter(({ storey }) => storey === lowest)
  return onLowest.find(({ kind }) => kind === 'hall') ?? onLowest[0]
}

/** Height of the floor of a storey above the ground floor. Each storey below is as high as its highest room. */
function floorMm({ rooms }: Design, storey: number): number {
  const below = Array.from(
    { length: storey - DESIGN_LIMITS.storey.min },
    (_, index) => DESIGN_LIMITS.storey.min + index,
  )
  return below.reduce((sum, one) => {
    const heights = rooms.filter((room) => room.storey === one).map(({ heightMm }) => heightMm)
    return sum + (heights.length > 0 ? Math.max(...heights) : USUAL_HEIGHT_MM) + FLOOR_DEPTH_MM
  }, 0)
}
