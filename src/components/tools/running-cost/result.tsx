import { ButtonLink } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { Icon } from '@/components/ui/icon'
import { ArrowLink, textLinkClass } from '@/components/ui/link'
import { estimateFor } from '@/lib/calculators/engine/estimate'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { quickCalculatorFor } from '@/lib/calculators/engine/home-query'
import { readRunningCostQuestion } from '@/lib/calculators/home/running-cost-question'
import { runningCostYears } from '@/lib/calculators/home/running-cost-result'
import { type EstimateView, estimateView } from '@/lib/calculators/quick/estimate-view'
import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

import { CostFigure } from './cost-figure'
import { MonthTable } from './month-table'
import { Verdict } from './verdict'

export type ShownResult = { verdict: Elements; figure: Elements }

type ResultInput = { fields: FormData; basis: Basis; isWorkingOpen?: boolean }

/** The result for a form's fields: rendered on the server for the first view, in the browser after a change. */
export function drawResult({ fields, basis, isWorkingOpen = false }: ResultInput): ShownResult {
  const question = readRunningCostQuestion(fields)
  const read = readQuickEstimate(question.typed)
  if (!read.ok) throw new Error(`No home: ${JSON.stringify(read.errors)}`) // every choice is one
  const estimate = estimateFor({ answers: read.answers, basis })
  const [view, { years, dailyDegrees }] = [estimateView(estimate), runningCostYears(estimate)]
  const { spoken, heatedBy, typed } = question
  const calculator = quickCalculatorFor({ asked: typed })
  return {
    verdict: <Verdict view={view} years={years} heatedBy={heatedBy} />,
    figure: (
      <>
        <CostFigure {...{ years, dailyDegrees, heatedBy, spoken }} />
        <div className="mt-6">
          <ButtonLink href={calculator} className="float-left mr-7">
            Work out yours
          </ButtonLink>
          <details open={isWorkingOpen} className="group">
            <summary className="inline-flex min-h-13 cursor-pointer list-none items-center gap-2.5 font-semibold [&::-webkit-details-marker]:hidden">
              <span className={textLinkClass}>Month by month</span>
              <Icon name="arrow-right" className="transition-[rotate] duration-180 ease-settle group-open:rotate-90" />
            </summary>
            <MonthTable years={years} />
            <p className="mt-3 max-w-[45em] text-xs text-ink-3">{basisWords(view)}</p>
            <ArrowLink href={`${calculator}&show=${view.cost.key}`} className="mt-3">
              Every step of this sum
            </ArrowLink>
          </details>
        </div>
      </>
    ),
  }
}

/** The prices and the weather that the sum rests on. */
const basisWords = ({ basis, vat }: Pick<EstimateView, 'basis' | 'vat'>): string =>
  `${basis.prices}. ${basis.weather} ${vat ?? ''}`.trimEnd()
