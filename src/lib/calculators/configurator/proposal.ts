import { fittedByRoom, givenWattsOf, neededWattsOf, panelsOf } from '@/lib/domain/estimate/fitted-panels'
import type { OfferedPanel, PanelBasis } from '@/lib/domain/estimate/panel-outputs'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'

import { ceilingsIn, panelIn, stepValue } from '../engine/estimate-steps'

/**
 * Panels for the rooms to heat, with the range of eight in ten results, the heat that the rooms need on a cold day, and
 * what the panels give of it.
 */
export type Proposal = {
  rooms: number
  panels: number
  low: number
  high: number
  neededWatts: number
  givenWatts: number
  /** Panels by what their fronts give at the stated temperature. */
  atStatedTemperature: number
}

/**
 * Panels for `rooms` rooms of the estimated home, or for all, no more than their ceilings may have in comfort. The
 * largest rooms are counted, so that the price is not too low; their range is in proportion to that of the home.
 */
export function proposalOf({
  estimate,
  panel,
  rooms,
}: {
  estimate: QuickEstimate
  panel: OfferedPanel
  rooms: number | null
}): Proposal {
  const heatedOn = (basis: PanelBasis) => {
    const byRoom = fittedByRoom({
      home: ceilingsIn(estimate),
      rooms: stepValue(estimate, 'home.rooms'),
      panel: panelIn(estimate, panel, basis),
    })
    return byRoom.slice(-Math.min(rooms ?? byRoom.length, byRoom.length))
  }
  const heated = heatedOn('rated')
  const panels = panelsOf(heated)
  const { value, p10, p90 } = estimate.panels.rated.panels
  const inProportion = (count: number) => (value === 0 ? 0 : (panels * count) / value)
  return {
    rooms: heated.length,
    panels,
    low: Math.min(panels, Math.floor(inProportion(p10))),
    high: Math.max(panels, Math.ceil(inProportion(p90))),
    neededWatts: neededWattsOf(heated),
    givenWatts: givenWattsOf(heated),
    atStatedTemperature: panelsOf(heatedOn('stated-temperature')),
  }
}
