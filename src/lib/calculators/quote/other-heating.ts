import type { Period } from '@/lib/domain/assumptions/assumption'
import type { FigureKey } from '@/lib/domain/assumptions/default-assumptions'
import { lastBegun } from '@/lib/domain/assumptions/last-begun'
import { HEATING_SYSTEMS } from '@/lib/domain/energy-costs/heating-systems'
import type { ConfigurationChoices } from '@/lib/domain/estimate/configuration-options'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import type { QuoteAssumption, QuoteFigures, QuoteYear } from '@/lib/domain/quotes/quote-figures'

import { homeEstimate } from '../configurator/configuration'
import { amountOf } from '../format-working'
import type { Basis } from '../quick/estimate-basis'

type Held = { name: string; unit: string; period: Period }
type Asked = { choices: ConfigurationChoices; basis: Basis }

/** Who may get more towards a heat pump, off the gas grid. */
const OFF_GAS: readonly string[] = ['oil', 'lpg']

/** A year with each system, and with the new boiler that would have to be bought if there is none. */
export function yearsOf({ choices, basis, estimate }: Asked & { estimate: QuickEstimate }): QuoteYear[] {
  const withBoiler = homeEstimate({ home: { ...choices, currentHeating: 'gas-new' }, basis })
  const boiler = withBoiler.systems.filter(({ system }) => system === 'gas-new')
  return [
    ...estimate.systems.filter(({ system, isNow }) => isNow || system !== 'gas-old'),
    ...(choices.currentHeating === 'gas-new' ? [] : boiler.map((year) => ({ ...year, isNow: false }))),
  ].map(({ system, isNow, pence }) => ({ system, name: HEATING_SYSTEMS[system].name, isNow, pence }))
}

/** What other heating costs to buy and what is granted towards it, with the sources of both. */
export function otherHeatingOf({ choices, basis }: Asked): Pick<QuoteFigures, 'capital' | 'grant' | 'grantOffGas'> & {
  assumptions: QuoteAssumption[]
} {
  const held = (key: FigureKey): Held | null => {
    const { name, unit, periods } = basis.numbers.figures[key]
    const period = lastBegun(periods, basis.date)
    return period ? { name, unit, period } : null
  }
  const prices = (['gas-new', 'heat-pump'] as const).map((system) => ({ system, price: held(`capital.${system}`) }))
  const grant = held('grant.heat-pump')
  const grantOffGas = OFF_GAS.includes(choices.currentHeating) ? held('grant.heat-pump-off-gas') : null
  return {
    capital: prices.flatMap(({ system, price }) => {
      if (!price) return []
      const { value, spread } = price.period
      return [{ system, pence: value, low: spread?.low ?? value, high: spread?.high ?? value }]
    }),
    grant: grant && { pence: grant.period.value, source: grant.period.source },
    grantOffGas: grantOffGas && { pence: grantOffGas.period.value },
    assumptions: [...prices.map(({ price }) => price), grant, grantOffGas].flatMap((known) =>
      known
        ? [
            {
              name: known.name,
              amount: amountOf({ value: known.period.value, unit: known.unit }),
              source: known.period.source,
            },
          ]
        : [],
    ),
  }
}
