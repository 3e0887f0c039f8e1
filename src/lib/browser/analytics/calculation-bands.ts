import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'

import type { CalculationBands } from './last-calculation'

/** Upper ends in m², with the names of the quote form's sizes. */
const SIZES = [
  [100, 'small'],
  [200, 'medium'],
  [300, 'large'],
] as const

/** Upper ends in pounds a year. */
const SAVINGS = [
  [0, 'none'],
  [100, 'up to £100'],
  [300, '£100 to £300'],
  [600, '£300 to £600'],
] as const

/** The three parameters that analytics receives. */
export function calculationBands({
  answers,
  savingPence,
}: Pick<QuickEstimate, 'answers' | 'savingPence'>): CalculationBands {
  const pounds = savingPence && savingPence.value / 100
  return {
    heating: answers.heating,
    size: SIZES.find(([end]) => answers.floorAreaM2 < end)?.[1] ?? 'extra-large',
    saving: pounds === null ? 'not known' : (SAVINGS.find(([end]) => pounds <= end)?.[1] ?? 'over £600'),
  }
}
