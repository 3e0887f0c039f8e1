import { sizeByRule, type BuiltBand } from '../sizing/rule-of-thumb'
import { builtBy, type AgeBand } from '../u-values/age-bands'
import { panelsForPower } from './panels'
import { checkHeatLoss } from './ranges'

export type RuleCompared = {
  rule: { wattsPerM2: number; watts: number; panels: number }
  heatLoss: { wattsPerM2: number; watts: number; panels: number }
  /** Heat loss over the rule: 2.2 where the rule gives less than half. */
  ratio: number
  /** How many panels the rule would leave out; negative where it gives more than the heat loss asks for. */
  panelsLeftOut: number
  /** The larger of the two, by which main heating is sized. */
  sizedBy: 'heat-loss' | 'rule'
}

/** The short rule's band for an age band. */
export function builtBandOf(band: AgeBand): BuiltBand {
  if (builtBy(band, 'E')) return 'before-1975'
  return builtBy(band, 'I') ? '1975-1999' : 'from-2000'
}

type Compared = { heatLossWatts: number; floorAreaM2: number; built: BuiltBand; panelWatts: number }

/** The maker's watts for each square metre beside the heat loss, and what the difference is in panels. Throws OutOfRange. */
export function compareWithRule({ heatLossWatts, floorAreaM2, built, panelWatts }: Compared): RuleCompared {
  checkHeatLoss({ watts: heatLossWatts, floorAreaM2, panelWatts })
  const { wattsPerM2, neededWatts, panels } = sizeByRule({ floorAreaM2, built, panelWatts })
  const needed = panelsForPower({ watts: heatLossWatts, panelWatts }).panels
  return {
    rule: { wattsPerM2, watts: neededWatts, panels },
    heatLoss: { wattsPerM2: heatLossWatts / floorAreaM2, watts: heatLossWatts, panels: needed },
    ratio: heatLossWatts / neededWatts,
    panelsLeftOut: needed - panels,
    sizedBy: heatLossWatts >= neededWatts ? 'heat-loss' : 'rule',
  }
}
