import type { ProjectRoom } from './project'

/** Removes the names given by the user, which may be personal and do not affect the results. */
export function withoutRoomNames(rooms: readonly ProjectRoom[]): ProjectRoom[] {
  return rooms.map((room) => ({
    ...room,
    name: '',
    elements: room.elements.map((element) => ({ ...element, name: '' })),
  }))
}
