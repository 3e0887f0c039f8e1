import { type ComfortView, comfortView } from '../comfort-share'
import { roomsComfort } from '../engine/rooms-comfort'
import type { ProjectResult } from './project-result'

/** What panels can do for a project, in words; null where they are enough. */
export function comfortOfProject({ rooms, shared, year }: ProjectResult): ComfortView | null {
  const panels = year?.systems.find(({ system }) => system === 'infrared')
  return comfortView(
    roomsComfort({ rooms: rooms.filter((room) => room.ok), shared, yearPence: panels?.pence.value ?? null }),
  )
}
