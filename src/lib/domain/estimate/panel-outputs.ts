import { frontGivens, type FrontRecord } from '../panel/front-givens'
import { frontHeat } from '../panel/front-heat'
import { riseAtPower, riseAtStatedTemperature } from '../panel/radiant-rise'
import { given, type Quantity } from '../quantity/quantity'

/** A panel on offer, from its product record. */
export type OfferedPanel = FrontRecord & {
  /** The product's, by which a panel is chosen. */
  slug: string
  name: string
  powerWatts: number
  thicknessMm: number
  /** On a 16 A breaker: the manufacturer's limit. */
  panelsPer16aMax: number
  pricePence: number
}

/** Two interpretations of a panel's output, until a test report settles which applies. */
export type PanelBasis = 'rated' | 'stated-temperature'

export type PanelOutputs = Record<PanelBasis, Quantity>

/** Rated power, and front emission at the rated temperature. */
export function panelOutputs(panel: OfferedPanel): PanelOutputs {
  return {
    rated: given({
      key: 'panel.rated-output',
      name: 'Rated power of a panel',
      unit: 'W',
      value: panel.powerWatts,
      source: panel.source,
    }),
    'stated-temperature': frontHeat(frontGivens(panel)),
  }
}

/** How far above the air a panel radiates, by each interpretation of its output. */
export const riseOf = (panel: OfferedPanel, outputs: PanelOutputs): Record<PanelBasis, Quantity> => ({
  rated: riseAtPower({ panel, power: outputs.rated }),
  'stated-temperature': riseAtStatedTemperature(panel),
})
