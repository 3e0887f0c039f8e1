import { systemNow } from '@/lib/domain/estimate/quick-answers'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'

/** A bill this far from the calculation suggests that an answer is wrong. */
const DOUBTFUL = { below: 0.4, above: 1.6 }

/** How a bill affects the result, or would; null if a bill cannot be used. */
export function formatBill({ answers, working: { steps } }: Pick<QuickEstimate, 'answers' | 'working'>): string | null {
  if (systemNow(answers.heating) === null) return null
  if (!answers.bill)
    return 'Homes like this vary widely in what they use, and most use less than we calculate. A year’s bill narrows the range.'
  const valueOf = (key: string) => steps.find((step) => step.key === key)?.value
  const calibrated = valueOf('home.calibrated-coefficient')
  const calculated = valueOf('home.heat-loss-coefficient')
  if (calibrated === undefined || calculated === undefined)
    return 'We have no price for this fuel, so a bill in pounds is not used. Please enter it in kWh.'
  // The calibration gives both estimates the same weight, so the bill's own estimate differs by the square.
  const share = (calibrated / calculated) ** (1 / (valueOf('bill.weight') ?? NaN))
  const found = `Your bill points to ${Math.round(100 * share)}% of the heat that we calculate for a home like this.`
  return share < DOUBTFUL.below || share > DOUBTFUL.above
    ? `${found} Please check the bill, the floor area and the age of the home.`
    : `${found} The costs follow the bill. The number of panels moves only half as far, because a low bill can also mean cool rooms.`
}
