import type { FigureKey } from '../assumptions/default-assumptions'
import { checkCarbon } from '../energy-costs/carbon-of-energy'
import { checkRunningCost } from '../energy-costs/ranges'
import { checkOrder } from './installed-price'
import { checkPayback } from './payback-ranges'

type Group = FigureKey extends `${infer Prefix}.${string}` ? Prefix : never

/** Calculation ranges, by key prefix. */
const CHECKS: Record<Exclude<Group, 'money'> | 'money.growth-of-prices' | 'money.discount', (value: number) => void> = {
  price: (pencePerKwh) => checkRunningCost({ pencePerKwh }),
  share: (share) => checkRunningCost({ share }),
  solar: (share) => checkRunningCost({ share }),
  efficiency: (heatPerUnit) => checkRunningCost({ heatPerUnit }),
  use: (useFactor) => checkRunningCost({ useFactor }),
  order: (installPencePerPanel) => checkOrder({ installPencePerPanel }),
  capital: (outlayPence) => checkPayback({ outlayPence }),
  grant: (outlayPence) => checkPayback({ outlayPence }),
  'money.growth-of-prices': (growth) => checkPayback({ growth }),
  'money.discount': (discount) => checkPayback({ discount }),
  carbon: (kgPerKwh) => checkCarbon({ kgPerKwh }),
}

/** Checks that calculations can use a value; fails with OutOfRange. */
export function checkAssumption({ key, value }: { key: FigureKey; value: number }): void {
  const check = Object.entries(CHECKS).find(([begins]) => key === begins || key.startsWith(`${begins}.`))?.[1]
  if (!check) throw new Error(`"${key}" has no range`)
  check(value)
}
