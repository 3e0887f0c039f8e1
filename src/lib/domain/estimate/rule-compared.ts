import { panelsForPower } from '../building/heat-loss/panels'
import { checkHeatLoss } from '../building/heat-loss/ranges'
import { type AgeBand, builtBy } from '../building/u-values/age-bands'
import type { Nation } from '../building/u-values/nations'
import { type BuiltBand, sizeByRule } from './rule-of-thumb'

export type RuleCompared = {
  rule: { wattsPerM2: number; watts: number; panels: number }
  heatLoss: { wattsPerM2: number; watts: number; panels: number }
  /** Heat loss over the rule: 2.2 if the rule gives less than half. */
  ratio: number
  /** Panels by which the rule falls short; negative if it exceeds the heat loss. */
  panelsLeftOut: number
  /** The larger of the two, which sizes main heating. */
  sizedBy: 'heat-loss' | 'rule'
  /** Panels for the larger of the two; for a home, the sum over its rooms. */
  panels: number
}

/** The rule's band for an age band. In Northern Ireland band I begins in 2000. */
export function builtBandOf({ ageBand, nation }: { ageBand: AgeBand; nation: Nation }): BuiltBand {
  if (builtBy(ageBand, 'E')) return 'before-1975'
  return builtBy(ageBand, nation === 'northern-ireland' ? 'H' : 'I') ? '1975-1999' : 'from-2000'
}

type Input = { heatLossWatts: number; floorAreaM2: number; built: BuiltBand; panelWatts: number }

/** Compares the manufacturer's W/m² with the heat loss, and the difference in panels. Throws OutOfRange. */
export function compareWithRule({ heatLossWatts, floorAreaM2, built, panelWatts }: Input): RuleCompared {
  checkHeatLoss({ watts: heatLossWatts, floorAreaM2, panelWatts })
  const { wattsPerM2, neededWatts, panels } = sizeByRule({ floorAreaM2, built, panelWatts })
  const needed = panelsForPower({ watts: heatLossWatts, panelWatts })
  return {
    rule: { wattsPerM2, watts: neededWatts, panels },
    heatLoss: { wattsPerM2: heatLossWatts / floorAreaM2, watts: heatLossWatts, panels: needed },
    ratio: heatLossWatts / neededWatts,
    panelsLeftOut: needed - panels,
    sizedBy: heatLossWatts >= neededWatts ? 'heat-loss' : 'rule',
    panels: Math.max(needed, panels),
  }
}

/**
 * The comparison for a home: panels are counted by room, since each has whole ones, and added up. Throws OutOfRange.
 */
export function compareHouseWithRule(rooms: readonly RuleCompared[]): RuleCompared {
  const total = (of: (room: RuleCompared) => number) => rooms.reduce((sum, room) => sum + of(room), 0)
  const floorAreaM2 = total(({ rule }) => rule.watts / rule.wattsPerM2)
  const methodTotal = (method: 'rule' | 'heatLoss') => {
    const watts = total((room) => room[method].watts)
    return { wattsPerM2: watts / floorAreaM2, watts, panels: total((room) => room[method].panels) }
  }
  const [rule, heatLoss] = [methodTotal('rule'), methodTotal('heatLoss')]
  checkHeatLoss({ watts: heatLoss.watts, floorAreaM2 })
  return {
    rule,
    heatLoss,
    ratio: heatLoss.watts / rule.watts,
    panelsLeftOut: heatLoss.panels - rule.panels,
    sizedBy: heatLoss.watts >= rule.watts ? 'heat-loss' : 'rule',
    panels: total(({ panels }) => panels),
  }
}
