import { beganInStep, withHeating } from './began'
import { type RoomProblem, roomProblem } from './check-room'
import type { DesignCommand, RoomCommand } from './commands'
import { unitInStep } from './consumer-unit'
import { type Design, DESIGN_LIMITS, type DesignHome, type DesignRoom, nextId, ROOM_GAP_MM, roomOf } from './design'
import { resized, shifted, withCorner, withNewCorner, withoutCorner } from './edit-outline'
import { extentOf, extentOfAll } from './extent'
import { isOtherPanel, resizesLocked, withLock } from './locked-panels'
import { withWallLength, withWallMoved } from './move-wall'
import { newOverlap } from './overlap'
import { mirrored, turned } from './turn-room'
import { withCircuits, withoutRoom, withWiring } from './wiring'

export type EditProblem = RoomProblem | 'panels-are-locked' | 'too-many-rooms' | 'no-such-room' | 'overlaps'

export type Edit = { ok: true; design: Design } | { ok: false; problem: EditProblem }

/** Applies a command to a design, or returns why it cannot. The resulting design is always valid. */
export function edited(design: Design, command: DesignCommand): Edit {
  const edit = carriedOut(design, command)
  if (edit.ok && resizesLocked(design, command, edit.design.rooms)) return { ok: false, problem: 'panels-are-locked' }
  return edit.ok ? { ok: true, design: unitInStep(edit.design, { command, before: design }) } : edit
}

function carriedOut(design: Design, command: DesignCommand): Edit {
  switch (command.type) {
    case 'set-home':
      return { ok: true, design: withHome(design, command.change) }
    case 'add-room':
      return withRoom(design, command.room)
    case 'duplicate-room': {
      const original = roomOf(design, command.id)
      return original ? withRoom(design, copyOf(original, design)) : { ok: false, problem: 'no-such-room' }
    }
    case 'remove-room': {
      const rooms = design.rooms.filter(({ id }) => id !== command.id)
      return { ok: true, design: { ...withoutRoom(design, command.id), rooms } }
    }
    case 'set-circuits':
      return { ok: true, design: withCircuits(design, command) }
    case 'set-bunched':
      return { ok: true, design: withWiring(design, { bunched: command.circuits }) }
    case 'set-supply':
      return { ok: true, design: withWiring(design, { supply: command.supply }) }
    case 'set-heating':
      return heated(design, command.rooms)
    default: {
      const before = roomOf(design, command.id)
      if (!before) return { ok: false, problem: 'no-such-room' }
      const room = beganInStep(editedRoom(before, command), command)
      return checked(
        design,
        room,
        design.rooms.map((other) => (other === before ? room : other)),
      )
    }
  }
}

function withRoom(design: Design, room: DesignRoom): Edit {
  if (design.rooms.length >= DESIGN_LIMITS.rooms) return { ok: false, problem: 'too-many-rooms' }
  return checked(design, room, [...design.rooms, room])
}

/** A copy beside the other rooms of the storey. It did not begin in the professional calculator. */
function copyOf({ began: _began, ...original }: DesignRoom, { rooms }: Design): DesignRoom {
  const { eastMm } = extentOfAll(rooms.filter(({ storey }) => storey === original.storey).map(({ outline }) => outline))
  const copy = shifted(original, { xMm: eastMm + ROOM_GAP_MM - extentOf(original.outline).westMm, yMm: 0 })
  const name = original.name && `${original.name} 2`.slice(0, DESIGN_LIMITS.nameLength)
  return { ...copy, id: nextId('room', rooms), name }
}

/** The first room that would not be valid refuses all of it. */
function heated(design: Design, changes: Extract<DesignCommand, { type: 'set-heating' }>['rooms']): Edit {
  return changes.reduce<Edit>(
    (edit, { id, heating }) => {
      const before = edit.ok ? roomOf(edit.design, id) : null
      if (!edit.ok) return edit
      if (!before) return { ok: false, problem: 'no-such-room' }
      const room = withHeating(before, heating)
      return checked(
        edit.design,
        room,
        edit.design.rooms.map((other) => (other === before ? room : other)),
      )
    },
    { ok: true, design },
  )
}

/** Panels placed by hand have the size of the panel that was chosen then. */
function withHome(design: Design, change: Partial<DesignHome>): Design {
  const rooms = isOtherPanel(design, change) ? design.rooms.map((room) => ({ ...room, panels: null })) : design.rooms
  return { ...design, home: { ...design.home, ...change }, rooms }
}

function checked(design: Design, room: DesignRoom, rooms: readonly DesignRoom[]): Edit {
  const problem = roomProblem(room) ?? overlapProblem(design, room)
  return problem ? { ok: false, problem } : { ok: true, design: { ...design, rooms } }
}

/** Rooms of designs saved by earlier versions may overlap; such rooms can be edited, and moved apart. */
function overlapProblem(design: Design, room: DesignRoom): 'overlaps' | null {
  const others = design.rooms.filter(({ id }) => id !== room.id)
  return newOverlap(room, { was: roomOf(design, room.id), others }) ? 'overlaps' : null
}

function editedRoom(room: DesignRoom, command: RoomCommand): DesignRoom {
  switch (command.type) {
    case 'rename':
      return { ...room, name: command.name.slice(0, DESIGN_LIMITS.nameLength) }
    case 'move-room':
      return shifted(room, command.by)
    case 'set-panels':
      return { ...room, panels: command.panels }
    case 'lock-panel':
      return withLock(room, command)
    // Panels placed by hand only suit the room as it was.
    default:
      return { ...redrawn(room, command), panels: null }
  }
}

type Redraw = Exclude<RoomCommand, { type: 'rename' | 'move-room' | 'set-panels' | 'lock-panel' }>

function redrawn(room: DesignRoom, command: Redraw): DesignRoom {
  switch (command.type) {
    case 'set-room':
      return { ...room, ...command.change }
    case 'resize':
      return resized(room, command)
    case 'move-corner':
      return withCorner(room, command)
    case 'move-wall':
      return withWallMoved(room, command)
    case 'set-length':
      return withWallLength(room, command)
    case 'mirror':
      return mirrored(room)
    case 'turn':
      return turned(room)
    case 'add-corner':
      return withNewCorner(room, command.wall)
    case 'remove-corner':
      return withoutCorner(room, command.corner)
    case 'set-wall':
      return { ...room, walls: room.walls.map((beyond, wall) => (wall === command.wall ? command.beyond : beyond)) }
    case 'put-opening':
      return { ...room, openings: put(room.openings, command.opening) }
    case 'remove-opening':
      return { ...room, openings: room.openings.filter(({ id }) => id !== command.openingId) }
    case 'put-obstacle':
      return { ...room, obstacles: put(room.obstacles, command.obstacle) }
    case 'remove-obstacle':
      return { ...room, obstacles: room.obstacles.filter(({ id }) => id !== command.obstacleId) }
  }
}

/** Replaces the item with the same id, or appends it. */
function put<Item extends { readonly id: string }>(items: readonly Item[], item: Item): Item[] {
  const index = items.findIndex(({ id }) => id === item.id)
  return index < 0 ? [...items, item] : items.with(index, item)
}
