import type { Project } from '@/lib/domain/estimate/project'

import type { Typed } from '../engine/home-questions'
import { isRoomOfTold } from './project-of-home'
import { floorAreaOf } from './room-of-project'

/**
 * What a project that began with a told home knows of it, by question of the quick calculator. Null for another project.
 */
export function homeOfProject({ home, rooms }: Project): Typed | null {
  if (!rooms.some(isRoomOfTold)) return null
  const { built, postcodeArea, altitudeM, heating, occupancy } = home
  const areaM2 = rooms.reduce((sum, room) => sum + floorAreaOf(room), 0)
  return {
    built,
    postcode: postcodeArea ?? '',
    altitude: altitudeM === null ? '' : String(altitudeM),
    heating,
    occupancy,
    area: String(Math.round(areaM2)),
    rooms: String(rooms.length),
  }
}
