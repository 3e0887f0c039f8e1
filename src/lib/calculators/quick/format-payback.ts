import type { Payback } from '@/lib/domain/estimate/payback'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import { pounds } from '@/lib/format/pounds'

type Bought = Pick<QuickEstimate, 'payback' | 'savingPence'> & { pricePence: number }

/** Whether and when panels pay for themselves, in a sentence; null without a comparison. */
export function formatPayback({ payback, savingPence, pricePence }: Bought): string | null {
  if (!payback || !savingPence) return null
  if (payback.typical.outcome !== 'pays-back')
    return 'Compared with what you have, panels save nothing, so they never pay for themselves.'
  const { typical, atBest, atWorst } = payback
  const span = `${yearsOf(atBest)} at best, ${yearsOf(atWorst)} at worst`
  return `At ${pounds(savingPence.value)} a year, ${pounds(pricePence)} takes about ${yearsOf(typical)} years to recoup (${span}), at constant prices.`
}

const YEARS_MAX = 99

function yearsOf(payback: Payback): string {
  if (payback.outcome !== 'pays-back') return 'never'
  return writtenYears(payback.years)
}

function writtenYears(years: number): string {
  return years > YEARS_MAX ? `over ${YEARS_MAX}` : String(Math.round(years))
}

/** A sentence around a figure that links to its working. */
export type FigureSentence = { before: string; figure: { key: string; text: string }; after: string }

/** The long-term balance, with rising energy prices and in today’s money. */
export function overTimeWords({ working: { steps } }: Pick<QuickEstimate, 'working'>): FigureSentence[] {
  const stepOf = (key: string) => steps.find((step) => step.key === key)
  const [years, worth, counted] = [
    stepOf('payback.years-with-growth'),
    stepOf('payback.worth-today'),
    stepOf('payback.years-counted'),
  ]
  return [
    ...(years
      ? [
          {
            before: 'If energy prices rise as we assume, it takes  ',
            figure: { key: years.key, text: `about ${writtenYears(years.value)} years` },
            after: '.',
          },
        ]
      : []),
    ...(worth && counted ? [worthWords({ key: worth.key, pence: worth.value, years: counted.value })] : []),
  ]
}

function worthWords({ key, pence, years }: { key: string; pence: number; years: number }): FigureSentence {
  const before = `Over ${years} years, with those prices and in today’s money, panels ${pence < 0 ? 'cost' : 'save'} `
  return {
    before,
    figure: { key, text: pounds(Math.abs(pence)) },
    after: ` more than they ${pence < 0 ? 'save' : 'cost'}.`,
  }
}
