import { aboutYears, countOfYears } from '@/lib/domain/estimate/about-years'
import { type Payback, ROUNDING_PENCE } from '@/lib/domain/estimate/payback'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import { pounds } from '@/lib/format/pounds'

type Bought = Pick<QuickEstimate, 'payback' | 'savingPence'> & { pricePence: number }

/** Whether and when panels pay for themselves, in a sentence; null without a comparison. */
export function formatPayback({ payback, savingPence, pricePence }: Bought): string | null {
  if (!payback || !savingPence) return null
  const { typical, atBest, atWorst } = payback
  if (typical.outcome !== 'pays-back' || savingPence.value < ROUNDING_PENCE)
    return 'Compared with what you have, panels save nothing, so they never pay for themselves.'
  const span = `${countOf(atBest)} at best, ${countOf(atWorst)} at worst`
  return `At ${pounds(savingPence.value)} a year, ${pounds(pricePence)} takes ${aboutYears(typical.years)} to recoup (${span}), at constant prices.`
}

function countOf(payback: Payback): string {
  return payback.outcome === 'pays-back' ? countOfYears(payback.years) : 'never'
}

/** A sentence around a figure that links to its working. */
export type FigureSentence = { before: string; figure: { key: string; text: string }; after: string }

/** The long-term balance, with rising energy prices and in today’s money. */
export function overTimeWords({
  working: { steps },
  savingPence,
}: Pick<QuickEstimate, 'working' | 'savingPence'>): FigureSentence[] {
  const stepOf = (key: string) => steps.find((step) => step.key === key)
  const [years, worth, counted] = [
    stepOf('payback.years-with-growth'),
    stepOf('payback.worth-today'),
    stepOf('payback.years-counted'),
  ]
  const rising = years && savingPence && savingPence.value >= ROUNDING_PENCE ? years : null
  return [
    ...(rising
      ? [
          {
            before: 'If energy prices rise as we assume, it takes ',
            figure: { key: rising.key, text: aboutYears(rising.value) },
            after: '.',
          },
        ]
      : []),
    ...(worth && counted
      ? [worthWords({ key: worth.key, pence: worth.value, years: counted.value, isAfterRise: rising !== null })]
      : []),
  ]
}

type Worth = {
  key: string
  pence: number
  years: number
  /** Whether a sentence about rising prices comes before. */
  isAfterRise: boolean
}

function worthWords({ key, pence, years, isAfterRise }: Worth): FigureSentence {
  const prices = isAfterRise ? 'with those prices' : 'with energy prices rising as we assume'
  const before = `Over ${years} years, ${prices} and in today’s money, panels ${pence < 0 ? 'cost' : 'save'} `
  return {
    before,
    figure: { key, text: pounds(Math.abs(pence)) },
    after: ` more than they ${pence < 0 ? 'save' : 'cost'}.`,
  }
}
