import type { Side } from '../room-plan/corners'
import type { Outline } from '../room-plan/outline'
import { wallSurroundings } from './adjoining'
import type { Design, DesignRoom } from './design'
import { extentOfAll } from './extent'
import { newRoom, onGrid, type SideName, withUsualWindow } from './new-room'
import { type PlanRoom, TYPICAL_PLANS, type TypicalPlan } from './typical-plans'
import { usualJoists } from './usual-joists'

/** A typical plan as a design, with the usual windows and joists; null for an unknown id. */
export function designOfPlan(id: string): Design | null {
  const plan = TYPICAL_PLANS.find((candidate) => candidate.id === id)
  return plan ? { home: { built: plan.built, postcodeArea: null, figures: null }, rooms: roomsOf(plan) } : null
}

function roomsOf(plan: TypicalPlan): DesignRoom[] {
  const outlines = plan.rooms.map(outlineOf)
  const top = Math.max(...plan.rooms.map(storeyOf))
  const extent = extentOfAll(outlines)
  return plan.rooms.map((room, index) => {
    const outline = outlines[index] ?? []
    const storey = storeyOf(room)
    const others = outlines.filter((_, other) => {
      const beside = plan.rooms[other]
      return other !== index && beside !== undefined && storeyOf(beside) === storey
    })
    const walls = wallSurroundings({
      outline,
      others,
      isParty: (side) => plan.party.some((on) => isOn(side, extent[`${on}Mm`], on)),
    })
    const drawn: DesignRoom = {
      ...newRoom({ id: `room-${index + 1}`, name: room.name, kind: room.kind, storey, lengthMm: 0, widthMm: 0 }),
      outline,
      walls,
      below: storey === 0 && !plan.isFlat ? 'ground' : 'heated',
      above: storey === top ? 'roof' : 'heated',
    }
    return withUsualWindow({ ...drawn, joists: usualJoists(drawn, plan.built) })
  })
}

const storeyOf = ({ storey = 0 }: PlanRoom) => storey

function outlineOf(room: PlanRoom): Outline {
  if ('corners' in room) return room.corners.map(([xM, yM]) => ({ xMm: onGrid(1_000 * xM), yMm: onGrid(1_000 * yM) }))
  const [x, y] = room.at
  const [length, width] = room.size
  return newRoom({
    id: '',
    name: '',
    kind: room.kind,
    at: { xMm: 1_000 * x, yMm: 1_000 * y },
    lengthMm: 1_000 * length,
    widthMm: 1_000 * width,
  }).outline
}

function isOn({ from, to }: Side, lineMm: number, side: SideName): boolean {
  return side === 'west' || side === 'east'
    ? from.xMm === lineMm && to.xMm === lineMm
    : from.yMm === lineMm && to.yMm === lineMm
}
