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

type Asked = {
  design: Design
  /** Those with panels. */
  rooms: readonly RoomDesign[]
  home: ProjectHome
  panelWatts: number
}

/** The circuits of a design, as chosen where its panels allow it, with their cables. */
export function designCircuits({ design, rooms, home, panelWatts }: Asked): {
  circuits: ScheduledCircuit[]
  electrical: DesignElectrical | null
} {
  const counted = rooms.map(({ id, panels }) => ({ id, panels: panels.length }))
  const scheduled = { rooms: counted, panelWatts, choices: wiringOf(design).circuits }
  const circuits = scheduleCircuits(scheduled)
  const unmet = unmetChoices(scheduled)
  return { circuits, electrical: designElectrical({ design, rooms, circuits, unmet, home }) }
}
