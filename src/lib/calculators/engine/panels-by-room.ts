import { fittedByRoom } from '@/lib/domain/estimate/fitted-panels'
import type { OfferedPanel } from '@/lib/domain/estimate/panel-outputs'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import { counted } from '@/lib/format/counted'

import { ceilingsIn, panelIn, stepValue } from './estimate-steps'
import { roomsOfHome } from './rooms-of-home'

/** 'Living room, about 14 m²: 3 panels' for each room that an estimated home is divided into, largest first. */
export function panelsByRoom(estimate: Pick<QuickEstimate, 'working'>, panel: OfferedPanel): string[] {
  const home = ceilingsIn(estimate)
  const rooms = stepValue(estimate, 'home.rooms')
  const fitted = fittedByRoom({ home, rooms, panel: panelIn(estimate, panel) }).toReversed()
  return roomsOfHome(estimate).map(({ name, share }, index) => {
    const areaM2 = Math.round(share * home.floorAreaM2)
    return `${name}, about ${areaM2} m²: ${counted(fitted[index]?.panels ?? NaN, 'panel')}`
  })
}
