import { type Design, storeysOf } from '@/lib/domain/design/design'
import type { ViewedRoom } from '@/lib/domain/design/storey-view'

import type { DesignResult } from './design-result'
import { panelsOf } from './panels-of'

type ViewedStorey = { storey: number; viewed: readonly ViewedRoom[] }

/** The rooms of each storey with their panels, lowest storey first. */
export function viewedStoreys({ design, result }: { design: Design; result: Pick<DesignResult, 'rooms'> }) {
  const found = new Map(result.rooms.map((room) => [room.id, room]))
  return storeysOf(design.rooms).map((storey): ViewedStorey => ({
    storey,
    viewed: design.rooms
      .filter((room) => room.storey === storey)
      .map((room) => ({ room, panels: panelsOf(room, found.get(room.id)) })),
  }))
}
