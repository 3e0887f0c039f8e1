import type { EffectiveAssumptions } from '../assumptions/effective'
import { assumed } from '../quantity/common-sources'
import { derived, given, type Quantity } from '../quantity/quantity'
import { netPresentValue, payback } from './payback'

type Input = { saving: Quantity; price: Quantity; effective: EffectiveAssumptions }

const YEARS_COUNTED = given({
  key: 'payback.years-counted',
  name: 'Years that panels are counted over',
  unit: 'years',
  value: 20,
  source: assumed('How long we take a panel to last'),
})

/** Net present value of panels over their lifetime, pence; negative if they cost more than they save. */
export function worthToday({ saving, price, effective }: Input): Quantity {
  return derived({
    key: 'payback.worth-today',
    name: 'What panels are worth today over their years, beyond their price',
    unit: 'p',
    inputs: [saving, price, effective.get('money.growth-of-prices'), effective.get('money.discount'), YEARS_COUNTED],
    formula: 'Σ saved × (1 + growth)^(year − 1) ÷ (1 + discount)^year − price',
    compute: (savingPence, outlayPence, growth, discount, years) =>
      netPresentValue({ outlayPence, savingPence, growth, discount, years }),
  })
}

/** Years until panels pay back with rising prices; null if never. */
export function yearsWithGrowth({ saving, price, effective }: Input): Quantity | null {
  const growth = effective.get('money.growth-of-prices')
  const yearsOf = (savingPence: number, outlayPence: number, rate: number) => {
    const found = payback({ outlayPence, savingPence, growth: rate })
    return found.outcome === 'pays-back' ? found.years : NaN
  }
  if (Number.isNaN(yearsOf(saving.value, price.value, growth.value))) return null
  return derived({
    key: 'payback.years-with-growth',
    name: 'Years to recoup the price of the panels, with rising energy prices',
    unit: 'years',
    inputs: [saving, price, growth],
    formula: 'n, where Σ saved × (1 + growth)^(year − 1) over n years = price',
    compute: yearsOf,
  })
}
