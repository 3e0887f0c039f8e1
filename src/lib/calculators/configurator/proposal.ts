import { fittedByRoom, givenWattsOf, type HomeCeilings, panelsOf, sizeOf } from '@/lib/domain/estimate/fitted-panels'
import type { PanelPrices } from '@/lib/domain/estimate/installed-price'
import type { OfferedPanel, PanelBasis } from '@/lib/domain/estimate/panel-outputs'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'

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

/** The value of a step in the estimate's working. */
export function stepValue({ working: { steps } }: Pick<QuickEstimate, 'working'>, key: string): number {
  const step = steps.find((candidate) => candidate.key === key)
  if (!step) throw new Error(`The estimate has no ${key}`)
  return step.value
}

/** The prices in the estimate's working. */
export const pricesIn = (estimate: Pick<QuickEstimate, 'working'>): PanelPrices => ({
  panelPence: stepValue(estimate, 'order.panel'),
  deliveryPence: stepValue(estimate, 'order.delivery'),
  installPencePerPanel: stepValue(estimate, 'order.installation'),
})

type Working = Pick<QuickEstimate, 'working'>

/** The surfaces of the estimated home, for the comfort below its ceilings, and the heat that it needs. */
export const ceilingsIn = (estimate: Working): HomeCeilings => ({
  floorAreaM2: stepValue(estimate, 'home.floor-area'),
  heightM: stepValue(estimate, 'home.storey-height'),
  airC: stepValue(estimate, 'home.indoor'),
  storeys: stepValue(estimate, 'home.storeys'),
  neededWatts: stepValue(estimate, 'panels.power-needed'),
  lostWatts: {
    sides: stepValue(estimate, 'home.lost.sides'),
    ceiling: stepValue(estimate, 'home.lost.ceiling'),
    floor: stepValue(estimate, 'home.lost.floor'),
  },
})

const STEPS_OF = {
  rated: { rise: 'panel.rated-rise', output: 'panel.rated-output' },
  'stated-temperature': { rise: 'panel.stated-rise', output: 'panel.front' },
} as const

/** The panel of the estimate, by one interpretation of its output. */
export const panelIn = (estimate: Working, panel: OfferedPanel, basis: PanelBasis = 'rated') => ({
  ...sizeOf(panel),
  riseK: stepValue(estimate, STEPS_OF[basis].rise),
  watts: stepValue(estimate, STEPS_OF[basis].output),
})

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
    neededWatts: heated.reduce((sum, room) => sum + room.neededWatts, 0),
    givenWatts: givenWattsOf(heated),
    atStatedTemperature: panelsOf(heatedOn('stated-temperature')),
  }
}
