import type { Design } from '@/lib/domain/design/design'
import { wiringOf } from '@/lib/domain/design/wiring'
import {
  scheduleCircuits,
  type ScheduledCircuit,
  unmetChoices,
} from '@/lib/domain/electrical/circuits/circuit-schedule'
import type { ProjectHome } from '@/lib/domain/estimate/project'

import { type DesignElectrical, designElectrical } from './design-electrical'
import type { RoomDesign } from './room-design'

type Input = {
  design: Design
  /** Rooms with panels. */
  rooms: readonly RoomDesign[]
  home: ProjectHome
  panelWatts: number
  /** Panels on a 16 A breaker at most. */
  limit: number
}

/** The circuits of a design with their cables, following the choices that its panels allow. */
export function designCircuits({ design, rooms, home, panelWatts, limit }: Input): {
  circuits: ScheduledCircuit[]
  electrical: DesignElectrical | null
} {
  const counted = rooms.map(({ id, panels }) => ({ id, panels: panels.length }))
  const { circuits: choices, supply } = wiringOf(design)
  const scheduled = { rooms: counted, panelWatts, limit, choices }
  const circuits = scheduleCircuits(scheduled)
  const unmet = unmetChoices(scheduled)
  return { circuits, electrical: designElectrical({ design, rooms, circuits, unmet, home: { ...home, ...supply } }) }
}
