import type { PlanRectangle } from '../room-plan/rectangle'
import type { DesignCommand } from './commands'
import { type Design, type DesignRoom, lockedOf } from './design'
import { ceilingOf } from './slope'

export const isSamePanel = (one: PlanRectangle, other: PlanRectangle): boolean =>
  one.westMm === other.westMm &&
  one.eastMm === other.eastMm &&
  one.southMm === other.southMm &&
  one.northMm === other.northMm

export const isLocked = (room: Pick<DesignRoom, 'locked'>, panel: PlanRectangle): boolean =>
  lockedOf(room).some((one) => isSamePanel(one, panel))

/** A room with one of its panels locked, or no longer. */
export function withLock(room: DesignRoom, { panel, isOn }: { panel: PlanRectangle; isOn: boolean }): DesignRoom {
  const others = lockedOf(room).filter((one) => !isSamePanel(one, panel))
  const locked = isOn ? [...others, panel] : others
  const { locked: _, ...rest } = room
  return locked.length > 0 ? { ...rest, locked } : rest
}

/** Whether another panel is chosen for the home, which has another size. */
export const isOtherPanel = ({ home }: Design, { panel }: Partial<Design['home']>): boolean =>
  panel !== undefined && panel !== (home.panel ?? null)

/** Whether a command gives locked panels another size on the plan: another product, or another slope of the ceiling. */
export function resizesLocked(design: Design, command: DesignCommand, after: readonly DesignRoom[]): boolean {
  if (command.type === 'set-home')
    return isOtherPanel(design, command.change) && design.rooms.some((room) => lockedOf(room).length > 0)
  if (command.type === 'mirror' || command.type === 'turn') return false
  return design.rooms.some((room) => {
    if (lockedOf(room).length === 0) return false
    const same = after.find(({ id }) => id === room.id)
    if (!same || same === room) return false
    const [was, is] = [ceilingOf(room).riseMmPerM, ceilingOf(same).riseMmPerM]
    return was.x !== is.x || was.y !== is.y
  })
}
