import { BODY_HEIGHTS_M } from '@/lib/domain/comfort/plan-map/plan-comfort'

import { type ComfortField, comfortField } from './comfort-field'
import type { ComfortView } from './comfort-view'
import type { DesignResult } from './design-result'

/** Where in the rooms warmth is shown: where people are, or at their feet. */
export type HeatLevel = 'body' | 'floor'

/** Ankles: ISO 7726:1998, table 5. */
const ANKLE_M = 0.1

/** The height of the shown warmth above the floor, m. */
export const heatHeightM = (level: HeatLevel, { posture }: ComfortView): number =>
  level === 'floor' ? ANKLE_M : BODY_HEIGHTS_M[posture]

type Drawn = {
  design: { readonly rooms: readonly Parameters<typeof comfortField>[0]['room'][] }
  view: ComfortView
  result: Pick<DesignResult, 'rooms'>
  /** At the height of the posture and with panels, as on the plan. */
  fields: ReadonlyMap<string, ComfortField>
}

type Asked = { storey: number; level: HeatLevel; hasPanels: boolean }

/** The comfort in each room of a storey by its id, by the calculation of the plan's map. Throws OutOfRange. */
export function solidFields({ design, view, result, fields }: Drawn, { storey, level, hasPanels }: Asked) {
  const rooms = design.rooms.filter((room) => room.storey === storey)
  if (level === 'body' && hasPanels) return fields
  const found = new Map(result.rooms.map((room) => [room.id, room]))
  return new Map(
    rooms.flatMap((room): [string, ComfortField][] => {
      const own = found.get(room.id)
      if (!own) return []
      const heightM = heatHeightM(level, view)
      const field = comfortField({ room, found: hasPanels ? own : { ...own, panels: [] }, view, heightM })
      return field ? [[room.id, field]] : []
    }),
  )
}
