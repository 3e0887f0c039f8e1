import type { Design } from '@/lib/domain/design/design'
import type { ViewedRoom } from '@/lib/domain/design/storey-view'

import type { DesignResult } from './design-result'

type ViewedStorey = { storey: number; viewed: readonly ViewedRoom[] }

/** The rooms of each storey with their panels, the lowest storey first. */
export function viewedStoreys({ design, result }: { design: Design; result: Pick<DesignResult, 'rooms'> }) {
  const panels = new Map(result.rooms.map((room) => [room.id, room.panels]))
  const storeys = [...new Set(design.rooms.map(({ storey }) => storey))].toSorted((one, other) => one - other)
  return storeys.map((storey): ViewedStorey => ({
    storey,
    viewed: design.rooms
      .filter((room) => room.storey === storey)
      .map((room) => ({ room, panels: room.panels ?? panels.get(room.id) ?? [] })),
  }))
}
