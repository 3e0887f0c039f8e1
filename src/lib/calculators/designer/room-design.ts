import { type DesignRoom, lockedOf, planOf } from '@/lib/domain/design/design'
import type { OfferedPanel } from '@/lib/domain/estimate/panel-outputs'
import { radiantTemperature, ratedSurface } from '@/lib/domain/panel/panel-radiance'
import { judgePanels } from '@/lib/domain/panel-layout/judge-panels'
import { type LaidPanel, layOut, type LayoutLimit } from '@/lib/domain/panel-layout/lay-out'
import type { PlanSurfaces } from '@/lib/domain/panel-layout/seated-asymmetry'
import { outlineAreaM2 } from '@/lib/domain/room-plan/outline'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import type { RoomFigures } from '../professional/room-result'
import type { SharedSums } from '../professional/shared-sums'
import { surfacesOfDesign } from './design-surfaces'

/** A drawn room with its panels. */
export type RoomDesign = {
  id: string
  name: string
  floorAreaM2: number
  indoorC: number
  heatLossWatts: number
  /** Heat output required: the heat loss, or the manufacturer's rule if larger. */
  loadWatts: number
  panels: readonly PlanRectangle[]
  watts: number
  shortfallWatts: number
  /** Heat that another heater supplies, which is then not short. */
  otherWatts: number
  /** Why there are fewer panels than the load requires. */
  limitedBy: LayoutLimit | null
  isByHand: boolean
  /** Panels placed by hand make the ceiling too warm for comfort. */
  isTooWarm: boolean
  /** Panels by what their fronts give at the stated temperature. */
  atStatedTemperature: number
  /** Panels that a ceiling of this size may have in comfort. */
  allowedPanels: number
  surfaces: PlanSurfaces
  panel: LaidPanel
  /** The product that is laid. */
  product: OfferedPanel
}

/** Whether rooms are short of heat because their ceilings may have no more panels. */
export const isLimited = (rooms: readonly Pick<RoomDesign, 'shortfallWatts' | 'limitedBy'>[]): boolean =>
  rooms.some(({ shortfallWatts, limitedBy }) => limitedBy !== null && shortfallWatts > 0)

type Input = { room: DesignRoom; figures: RoomFigures; shared: SharedSums }

/** Lays out a room, or assesses panels placed by hand. Throws OutOfRange. */
export function roomDesign(input: Input): RoomDesign {
  const designed = laidRoom(input)
  if (!input.room.hasOtherHeater) return { ...designed, otherWatts: 0 }
  return { ...designed, shortfallWatts: 0, otherWatts: designed.shortfallWatts, limitedBy: null }
}

function laidRoom({ room, figures, shared }: Input): Omit<RoomDesign, 'otherWatts'> {
  const { loss, ruleWatts } = figures
  const heatLossWatts = loss.heatLoss.value
  const loadWatts = Math.max(heatLossWatts, ruleWatts.value)
  const surfaces = surfacesOfDesign({ room, figures, outdoorC: shared.conditions.outdoor.value })
  const panel: LaidPanel = {
    lengthMm: shared.panel.widthMm,
    widthMm: shared.panel.heightMm,
    watts: shared.outputs.rated.value,
    radiantC: radiantTemperature({ surface: ratedSurface({ panel: shared.panel, air: loss.indoor }), air: loss.indoor })
      .value,
  }
  const sized = {
    id: room.id,
    name: room.name,
    floorAreaM2: outlineAreaM2(room.outline),
    indoorC: loss.indoor.value,
    heatLossWatts,
    loadWatts,
    atStatedTemperature: figures.panelsAtStatedTemperature.value,
    allowedPanels: figures.allowedPanels,
    surfaces,
    panel,
    product: shared.panel,
  }
  const layoutInput = { plan: planOf(room), surfaces, panel, loadWatts }
  const placed = (panels: readonly PlanRectangle[]) => {
    const { watts, shortfallWatts, isTooWarm } = judgePanels({ ...layoutInput, panels })
    return { ...sized, panels, watts, shortfallWatts, limitedBy: null, isByHand: true, isTooWarm }
  }
  if (room.panels !== null) return placed(room.panels)
  const locked = lockedOf(room)
  const layout = layOut({ ...layoutInput, allowed: figures.allowedPanels, locked })
  // So many or so close together that no others may be added to them.
  if (!layout.ok && locked.length > 0) return placed(locked)
  const laidOut = { ...sized, isByHand: false, isTooWarm: false }
  if (layout.ok) {
    const { panels, watts, shortfallWatts, limitedBy } = layout
    return { ...laidOut, panels, watts, shortfallWatts, limitedBy: shortfallWatts > 0 ? limitedBy : null }
  }
  // A drawn ceiling slopes along an axis, so these are the only possible reasons.
  const limitedBy = layout.reason === 'space' || layout.reason === 'asymmetry' ? layout.reason : null
  return { ...laidOut, panels: [], watts: 0, shortfallWatts: loadWatts, limitedBy }
}
