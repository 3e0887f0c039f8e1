import type { Period } from '@/lib/domain/assumptions/assumption'
import type { FigureKey } from '@/lib/domain/assumptions/default-assumptions'
import { lastBegun } from '@/lib/domain/assumptions/last-begun'
import { HEATING_SYSTEMS } from '@/lib/domain/energy-costs/heating-systems'
import type { ConfigurationChoices } from '@/lib/domain/estimate/configuration-options'
import { mayHaveOffGasGrant } from '@/lib/domain/estimate/heat-pump-grant'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import type { QuoteAssumption, QuoteFigures, QuoteYear } from '@/lib/domain/quotes/quote-figures'

import { homeEstimate } from '../configurator/configuration'
import type { Basis } from '../engine/estimate-basis'
import { amountOf } from '../format-working'

type Held = { name: string; unit: string; period: Period }
type Input = { choices: ConfigurationChoices; basis: Basis }

/** Annual costs of each system, including a new gas boiler even if the home does not have one. */
export function yearsOf({ choices, basis, estimate }: Input & { estimate: QuickEstimate }): QuoteYear[] {
  const withBoiler = homeEstimate({ home: { ...choices, currentHeating: 'gas-new' }, basis })
  const boiler = withBoiler.systems.filter(({ system }) => system === 'gas-new')
  return [
    ...estimate.systems.filter(({ system, isNow }) => isNow || system !== 'gas-old'),
    ...(choices.currentHeating === 'gas-new' ? [] : boiler.map((year) => ({ ...year, isNow: false }))),
  ].map(({ system, isNow, pence }) => ({ system, name: HEATING_SYSTEMS[system].name, isNow, pence }))
}

/** Purchase costs of other heating and available grants, with their sources. */
export function otherHeatingOf({ choices, basis }: Input): Pick<QuoteFigures, 'capital' | 'grant' | 'grantOffGas'> & {
  assumptions: QuoteAssumption[]
} {
  const held = (key: FigureKey): Held | null => {
    const { name, unit, periods } = basis.numbers.figures[key]
    const period = lastBegun(periods, basis.date)
    return period ? { name, unit, period } : null
  }
  const prices = (['gas-new', 'heat-pump'] as const).map((system) => ({ system, price: held(`capital.${system}`) }))
  const grant = held('grant.heat-pump')
  const grantOffGas = mayHaveOffGasGrant(choices.currentHeating) ? held('grant.heat-pump-off-gas') : null
  return {
    capital: prices.flatMap(({ system, price }) => {
      if (!price) return []
      const { value, spread } = price.period
      return [{ system, pence: value, low: spread?.low ?? value, high: spread?.high ?? value }]
    }),
    grant: grant && { pence: grant.period.value, source: grant.period.source },
    grantOffGas: grantOffGas && { pence: grantOffGas.period.value },
    assumptions: [...prices.map(({ price }) => price), grant, grantOffGas].flatMap((assumption) =>
      assumption
        ? [
            {
              name: assumption.name,
              amount: amountOf({ value: assumption.period.value, unit: assumption.unit }),
              source: assumption.period.source,
            },
          ]
        : [],
    ),
  }
}
