import type { TypedChoices } from '@/lib/calculators/configurator/choices'
import { type Configuration, configurationOf, homeEstimate } from '@/lib/calculators/configurator/configuration'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { ConfigurationChoices } from '@/lib/domain/estimate/configuration-options'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import { readConfiguration } from '@/lib/schemas/calculate/configuration'

export type Priced = { configuration: Configuration | null; errors: Record<string, string> }

export type Pricer = { price: (typed: TypedChoices) => Priced }

/** Prices choices in the browser; loaded on first use. The estimate of the home is kept while only options change. */
export function newPricer(basis: Basis): Pricer {
  let kept: { home: string; estimate: QuickEstimate } | null = null
  const estimateOf = (choices: ConfigurationChoices) => {
    const { propertyType, propertySize, built, currentHeating, home: told, panel, installationType } = choices
    const home = [propertyType, propertySize, built, currentHeating, told?.query, panel, installationType].join()
    if (kept?.home !== home) kept = { home, estimate: homeEstimate({ home: choices, basis }) }
    return kept.estimate
  }
  return {
    price: (typed) => {
      const read = readConfiguration(typed)
      if (!read.ok) return { configuration: null, errors: read.errors }
      return {
        configuration: configurationOf({ choices: read.choices, estimate: estimateOf(read.choices), basis }),
        errors: {},
      }
    },
  }
}
