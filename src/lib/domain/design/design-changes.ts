import { sidesOf } from '../room-plan/corners'
import type { PlanRectangle } from '../room-plan/rectangle'
import { placedUnit } from './consumer-unit'
import { type Design, type DesignOpening, type DesignRoom, lockedOf, measuresOf, roomName } from './design'
import { extentOf, moved } from './extent'
import { wiringChanges } from './wiring-changes'

/** Changes between two versions, in words, room by room. Empty if nothing visible has changed. */
export function designChanges(before: Design, after: Design): string[] {
  const old = new Map(before.rooms.map((room) => [room.id, room]))
  const kept = new Set(after.rooms.map(({ id }) => id))
  return [
    ...homeChanges(before, after),
    ...wiringChanges(before, after),
    ...before.rooms.flatMap((room) => (kept.has(room.id) ? [] : [`${roomName(room)}: taken out`])),
    ...after.rooms.flatMap((room) => {
      const was = old.get(room.id)
      if (!was) return [`${roomName(room)}: added, ${sizeOf(room)}, ${panelsOf(room)}`]
      const changes = roomChanges(was, room)
      return changes.length > 0 ? [`${roomName(room)}: ${changes.join('; ')}`] : []
    }),
  ]
}

function homeChanges(before: Design, after: Design): string[] {
  const [was, is] = [before.home, after.home]
  return [
    ...(measuresOf(was).join() !== measuresOf(is).join() ? ['Home: other insulation'] : []),
    ...(was.built !== is.built ? [`Home: built ${was.built} -> ${is.built}`] : []),
    ...(was.postcodeArea !== is.postcodeArea
      ? [`Home: postcode area ${was.postcodeArea ?? 'none'} -> ${is.postcodeArea ?? 'none'}`]
      : []),
    ...((was.panel ?? null) !== (is.panel ?? null) ? ['Home: another panel'] : []),
    ...(before.rooms.length > 0 && hasUnitMoved(before, after) ? ['Home: consumer unit moved'] : []),
  ]
}

/** By its position, because adding or removing a corner renumbers those after it. */
function hasUnitMoved(before: Design, after: Design): boolean {
  const [was, is] = [placedUnit(before), placedUnit(after)]
  if (!was || !is) return was !== is
  if (was.room.id !== is.room.id) return true
  return [NOWHERE, stepOf(was.room, is.room)].every((step) => !isSame(movedBy([was.corner], step), [is.corner]))
}

function roomChanges(was: DesignRoom, is: DesignRoom): string[] {
  const step = stepOf(was, is)
  return [
    ...(was.name !== is.name ? [`renamed from ${roomName(was)}`] : []),
    ...(was.kind !== is.kind ? [`kind ${was.kind} -> ${is.kind}`] : []),
    ...(was.storey !== is.storey ? [`storey ${was.storey} -> ${is.storey}`] : []),
    ...(was.heightMm !== is.heightMm ? [`ceiling ${was.heightMm} mm -> ${is.heightMm} mm`] : []),
    ...(sizeOf(was) !== sizeOf(is)
      ? [`${sizeOf(was)} -> ${sizeOf(is)}`]
      : !isSame(movedBy(was.outline, step), is.outline)
        ? ['corners moved']
        : step.xMm !== 0 || step.yMm !== 0
          ? [`moved ${distanceOf(step)}`]
          : []),
    ...(!isSame(was.walls, is.walls) || was.below !== is.below || was.above !== is.above
      ? ['what is beyond it changed']
      : []),
    ...openingChanges(was, is),
    ...fittingChanges(was, is, step),
    ...panelChanges(was, is, step),
    ...heatingChanges(was, is),
  ]
}

function heatingChanges(was: DesignRoom, is: DesignRoom): string[] {
  const [locked, nowLocked] = [lockedOf(was).length, lockedOf(is).length]
  return [
    ...(was.indoorC !== is.indoorC
      ? [`kept at ${is.indoorC === null ? 'the usual temperature' : `${is.indoorC} °C`}`]
      : []),
    ...((was.hasOtherHeater ?? false) !== (is.hasOtherHeater ?? false)
      ? [is.hasOtherHeater ? 'another heater supplies the rest' : 'no other heater']
      : []),
    ...(locked !== nowLocked ? [`${locked} -> ${nowLocked} locked panels`] : []),
  ]
}

type Step = { xMm: number; yMm: number }

/** How far the south-west corner of a room has moved. Everything in the room moves with it. */
function stepOf(was: DesignRoom, is: DesignRoom): Step {
  const [from, to] = [extentOf(was.outline), extentOf(is.outline)]
  return { xMm: to.westMm - from.westMm, yMm: to.southMm - from.southMm }
}

const distanceOf = ({ xMm, yMm }: Step) => `${Math.round(Math.hypot(xMm, yMm))} mm`

const movedBy = (outline: DesignRoom['outline'], { xMm, yMm }: Step) =>
  outline.map((corner) => ({ xMm: corner.xMm + xMm, yMm: corner.yMm + yMm }))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** 'W1' for the first window, 'D2' for the second door. */
function openingNames(openings: readonly DesignOpening[]): Map<string, string> {
  const counts = { window: 0, door: 0 }
  return new Map(
    openings.map(({ id, kind }) => {
      counts[kind] += 1
      return [id, `${kind === 'window' ? 'window W' : 'door D'}${counts[kind]}`]
    }),
  )
}

function openingChanges(was: DesignRoom, is: DesignRoom): string[] {
  const [oldNames, names] = [openingNames(was.openings), openingNames(is.openings)]
  const old = new Map(was.openings.map((opening) => [opening.id, opening]))
  const kept = new Set(is.openings.map(({ id }) => id))
  return [
    ...was.openings.flatMap(({ id }) => (kept.has(id) ? [] : [`${oldNames.get(id)} taken out`])),
    ...is.openings.flatMap((opening) => {
      const before = old.get(opening.id)
      const name = names.get(opening.id)
      if (!before) return [`${name} added`]
      return [
        ...(before.wall !== opening.wall
          ? [`${name} put in wall ${opening.wall + 1}`]
          : movesAlong(name, before, opening)),
        ...(before.widthMm !== opening.widthMm || before.heightMm !== opening.heightMm
          ? [`${name} ${before.widthMm} × ${before.heightMm} mm -> ${opening.widthMm} × ${opening.heightMm} mm`]
          : []),
        ...(before.sillMm !== opening.sillMm ? [`${name} sill ${before.sillMm} mm -> ${opening.sillMm} mm`] : []),
      ]
    }),
  ]
}

const movesAlong = (name: string | undefined, before: DesignOpening, after: DesignOpening) =>
  before.fromMm === after.fromMm ? [] : [`${name} moved ${Math.abs(after.fromMm - before.fromMm)} mm`]

function fittingChanges(was: DesignRoom, is: DesignRoom, step: Step): string[] {
  const before = was.obstacles.map(({ id, kind, area }) => ({ id, kind, area: moved(area, step) }))
  const count = is.obstacles.length - was.obstacles.length
  const joists = was.joists && {
    ...was.joists,
    oneAtMm: was.joists.oneAtMm + (was.joists.along === 'x' ? step.yMm : step.xMm),
  }
  return [
    ...(count !== 0
      ? [`${was.obstacles.length} -> ${is.obstacles.length} lights and fittings`]
      : isSame(
            before,
            is.obstacles.map(({ id, kind, area }) => ({ id, kind, area: moved(area, NOWHERE) })),
          )
        ? []
        : ['lights and fittings moved']),
    ...(isSame(joistsOf(joists), joistsOf(is.joists)) ? [] : ['joists changed']),
  ]
}

const NOWHERE: Step = { xMm: 0, yMm: 0 }

const joistsOf = (joists: DesignRoom['joists']) => joists && [joists.spacingMm, joists.along, joists.oneAtMm]

function panelChanges(was: DesignRoom, is: DesignRoom, step: Step): string[] {
  const [before, after] = [was.panels ?? [], is.panels ?? []]
  if (before.length !== after.length) return [`${panelsOf(was)} -> ${after.length}`]
  const positions = (panels: readonly PlanRectangle[], by: Step) =>
    panels.map((panel) => JSON.stringify(moved(panel, by)))
  const old = new Set(positions(before, step))
  const movedCount = positions(after, NOWHERE).filter((position) => !old.has(position)).length
  return movedCount > 0 ? [`${movedCount === 1 ? '1 panel' : `${movedCount} panels`} moved`] : []
}

const panelsOf = ({ panels }: DesignRoom) => (panels?.length === 1 ? '1 panel' : `${panels?.length ?? 0} panels`)

function sizeOf({ outline }: DesignRoom): string {
  const { westMm, eastMm, southMm, northMm } = extentOf(outline)
  const metres = (mm: number) => (mm / 1_000).toFixed(2)
  const corners = sidesOf(outline).length
  return `${metres(eastMm - westMm)} × ${metres(northMm - southMm)} m${corners === 4 ? '' : `, ${corners} corners`}`
}
