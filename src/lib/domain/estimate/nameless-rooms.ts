import type { ProjectRoom } from './project'

/** The rooms without the names that their user gave them, which may be personal and change no result. */
export function namelessRooms(rooms: readonly ProjectRoom[]): ProjectRoom[] {
  return rooms.map((room) => ({
    ...room,
    name: '',
    elements: room.elements.map((element) => ({ ...element, name: '' })),
  }))
}
