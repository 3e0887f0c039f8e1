import { checkCarbon } from '../carbon/carbon-of-heat'
import { checkOrder } from '../payback/installed-price'
import { checkPayback } from '../payback/ranges'
import { checkRunningCost } from '../running-cost/ranges'
import type { FigureKey } from './default-assumptions'

type Group = FigureKey extends `${infer Prefix}.${string}` ? Prefix : never

/** The ranges that the sums themselves work in, by what a key begins with. */
const CHECKS: Record<Exclude<Group, 'money'> | 'money.growth-of-prices' | 'money.discount', (value: number) => void> = {
  price: (pencePerKwh) => checkRunningCost({ pencePerKwh }),
  share: (share) => checkRunningCost({ share }),
  solar: (share) => checkRunningCost({ share }),
  efficiency: (heatPerUnit) => checkRunningCost({ heatPerUnit }),
  use: (useFactor) => checkRunningCost({ useFactor }),
  order: (installPencePerPanel) => checkOrder({ installPencePerPanel }),
  grant: (outlayPence) => checkPayback({ outlayPence }),
  'money.growth-of-prices': (growth) => checkPayback({ growth }),
  'money.discount': (discount) => checkPayback({ discount }),
  carbon: (kgPerKwh) => checkCarbon({ kgPerKwh }),
}

/** Whether sums can work with a value; throws OutOfRange where they cannot. */
export function checkFigure({ key, value }: { key: FigureKey; value: number }): void {
  const check = Object.entries(CHECKS).find(([begins]) => key === begins || key.startsWith(`${begins}.`))?.[1]
  if (!check) throw new Error(`"${key}" has no range`)
  check(value)
}
