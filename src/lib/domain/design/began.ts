import type { Heating, RoomCommand } from './commands'
import type { DesignRoom } from './design'

/** Keeps the text that a room began with in the professional calculator in step with a command. */
export function beganInStep(room: DesignRoom, command: RoomCommand): DesignRoom {
  if (!room.began) return room
  const { text, isAsDrawn } = room.began
  switch (command.type) {
    case 'rename':
      return { ...room, began: { text: { ...text, name: room.name }, isAsDrawn } }
    case 'move-room':
    case 'set-panels':
    case 'lock-panel':
    case 'put-obstacle':
    case 'remove-obstacle':
      return room
    case 'set-room': {
      const kind = command.change.kind ?? text.kind
      return { ...room, began: { text: { ...text, kind }, isAsDrawn: isAsDrawn && !reshapes(command.change) } }
    }
    default:
      return { ...room, began: { text, isAsDrawn: false } }
  }
}

type Change = Extract<RoomCommand, { type: 'set-room' }>['change']

const RESHAPING = ['heightMm', 'slope', 'below', 'above'] as const satisfies readonly (keyof Change)[]

const reshapes = (change: Change) => RESHAPING.some((field) => field in change)

/** A room heated in another way. Its temperature also changes in that text, which may be unfinished otherwise. */
export function withHeating(before: DesignRoom, heating: Heating): DesignRoom {
  const room = { ...before, ...heating }
  const { began, indoorC } = room
  if (!began || !('indoorC' in heating)) return room
  const text = { ...began.text, indoorC: indoorC === null ? '' : String(indoorC) }
  return { ...room, began: { ...began, text } }
}
