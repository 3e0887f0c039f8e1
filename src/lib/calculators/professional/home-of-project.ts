import type { Project } from '@/lib/domain/estimate/project'

import { OWN_NAME, type Typed } from '../engine/home-questions'
import { ownOfProject } from './own-of-project'
import { isRoomOfTold } from './project-of-home'
import { floorAreaOf } from './room-of-project'

/**
 * What a project that began with a told home, as `began`, knows of it, by question of the quick calculator. Null for
 * another project.
 */
export function homeOfProject(project: Project, began: Project): Typed | null {
  const { home, rooms } = project
  if (!rooms.some(isRoomOfTold)) return null
  const { built, postcodeArea, altitudeM, heating, occupancy, panel = '' } = home
  const areaM2 = rooms.reduce((sum, room) => sum + floorAreaOf(room), 0)
  return {
    built,
    postcode: postcodeArea ?? '',
    altitude: altitudeM === null ? '' : String(altitudeM),
    heating,
    occupancy,
    area: String(Math.round(areaM2)),
    rooms: String(rooms.length),
    panel,
    [OWN_NAME]: ownOfProject(project, began),
  }
}
