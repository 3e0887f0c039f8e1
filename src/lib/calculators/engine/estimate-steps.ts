import { type HomeCeilings, sizeOf } from '@/lib/domain/estimate/fitted-panels'
import type { PanelPrices } from '@/lib/domain/estimate/installed-price'
import type { OfferedPanel, PanelBasis } from '@/lib/domain/estimate/panel-outputs'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'

type Working = Pick<QuickEstimate, 'working'>

/** The value of a step in the estimate's working. */
export function stepValue({ working: { steps } }: Working, key: string): number {
  const step = steps.find((candidate) => candidate.key === key)
  if (!step) throw new Error(`The estimate has no ${key}`)
  return step.value
}

/** The prices in the estimate's working. */
export const pricesIn = (estimate: Working): PanelPrices => ({
  panelPence: stepValue(estimate, 'order.panel'),
  deliveryPence: stepValue(estimate, 'order.delivery'),
  installPencePerPanel: stepValue(estimate, 'order.installation'),
})

/** The surfaces of the estimated home, for the comfort below its ceilings, and the heat that it needs. */
export const ceilingsIn = (estimate: Working): HomeCeilings => ({
  floorAreaM2: stepValue(estimate, 'home.floor-area'),
  heightM: stepValue(estimate, 'home.storey-height'),
  airC: stepValue(estimate, 'home.indoor'),
  storeys: stepValue(estimate, 'home.storeys'),
  heat: {
    lossWatts: stepValue(estimate, 'home.design-heat-loss'),
    ruleWatts: stepValue(estimate, 'rule.watts-per-m2') * stepValue(estimate, 'home.floor-area'),
    roofShare: stepValue(estimate, 'home.roof.share-of-loss'),
    floorShare: stepValue(estimate, 'home.floor.share-of-loss'),
  },
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
