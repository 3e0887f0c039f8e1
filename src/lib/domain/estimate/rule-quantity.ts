import type { AgeBand } from '../building/u-values/age-bands'
import type { Nation } from '../building/u-values/nations'
import { given, type Quantity } from '../quantity/quantity'
import { builtBandOf } from './rule-compared'
import { wattsPerM2Of } from './rule-of-thumb'

/** The manufacturer's rule for a home of this age. */
export function ruleQuantity(built: { ageBand: AgeBand; nation: Nation }): Quantity {
  return given({
    key: 'rule.watts-per-m2',
    name: 'Power per square metre by the rule of thumb',
    unit: 'W/m²',
    value: wattsPerM2Of(builtBandOf(built)),
    source: { title: 'Product data', date: '2026-11-20', confidence: 'assumed' },
  })
}
