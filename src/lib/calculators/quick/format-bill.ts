import { heatKwh } from '@/lib/domain/building/heat-loss/losses'
import { systemNow } from '@/lib/domain/estimate/heating-now'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'

/** A bill this far from the calculation suggests that an answer is wrong. */
const DOUBTFUL = { below: 0.4, above: 1.6 }

/** How a bill affects the result, or would; null if a bill cannot be used. */
export function formatBill({ answers, working: { steps } }: Pick<QuickEstimate, 'answers' | 'working'>): string | null {
  if (systemNow(answers.heating) === null) return null
  if (!answers.bill)
    return 'Homes like this vary widely in what they use, and most use less than we calculate. A year’s bill narrows the range.'
  const valueOf = (key: string) => steps.find((step) => step.key === key)?.value
  const weight = valueOf('bill.weight')
  if (weight === undefined)
    return 'We have no price for this fuel, so a bill in pounds is not used. Please enter it in kWh.'
  const [billed, calculated, degreeDays] = [
    valueOf('year.always-warm') ?? NaN,
    valueOf('home.heat-loss-coefficient') ?? NaN,
    valueOf('climate.degree-days') ?? NaN,
  ]
  const share = billed / (calculated * heatKwh({ heatLossWPerK: 1, degreeDays }))
  const found = `Your bill points to ${Math.round(100 * share)}% of the heat that we calculate for a home like this.`
  return share < DOUBTFUL.below || share > DOUBTFUL.above
    ? `${found} Please check the bill, the floor area and the age of the home.`
    : `${found} ${followingWords(weight)}`
}

function followingWords(weight: number): string {
  if (weight === 1) return 'The costs and the number of panels follow the bill.'
  const moved = weight === 0 ? 'does not' : weight === 0.5 ? 'moves only half as far' : 'moves only part of the way'
  return `The costs follow the bill. The number of panels ${moved}, because a low bill can also mean cool rooms.`
}
