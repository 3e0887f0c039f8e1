import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { Icon } from '@/components/ui/icon'
import { textLinkClass } from '@/components/ui/link'
import { readRunningCostQuestion } from '@/lib/calculators/home/running-cost-question'
import { estimateRunningCost } from '@/lib/calculators/home/running-cost-result'
import type { HeatingPrices } from '@/lib/domain/energy-costs/ways-of-heating'

import { CostFigure } from './cost-figure'
import { Verdict } from './verdict'
import { Working } from './working'

export type ShownResult = { verdict: Elements; figure: Elements }

type ResultInput = { fields: FormData; prices: HeatingPrices; isWorkingOpen?: boolean }

/** The result for a form's fields: rendered on the server for the first view, in the browser after a change. */
export function drawResult({ fields, prices, isWorkingOpen = false }: ResultInput): ShownResult {
  const result = estimateRunningCost({ question: readRunningCostQuestion(fields), prices })
  return {
    verdict: <Verdict answer={result} />,
    figure: (
      <>
        <CostFigure answer={result} />
        <div className="mt-6">
          <Button type="submit" className="float-left mr-7">
            Work out yours
          </Button>
          <details open={isWorkingOpen} className="group">
            <summary className="inline-flex min-h-13 cursor-pointer list-none items-center gap-2.5 font-semibold [&::-webkit-details-marker]:hidden">
              <span className={textLinkClass}>See the working</span>
              <Icon name="arrow-right" className="transition-[rotate] duration-180 ease-settle group-open:rotate-90" />
            </summary>
            <Working answer={result} />
          </details>
        </div>
      </>
    ),
  }
}
