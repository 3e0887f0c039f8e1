import type { ProjectTotals } from '@/lib/calculators/professional/project-result'
import { totalsFigures } from '@/lib/calculators/professional/totals-figures'

import { FigureButton, type ShowWorking } from './figure-button'

/** The six key figures of the home. */
export function TotalsSection({ totals, show }: { totals: ProjectTotals; show: ShowWorking }) {
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3">
      {totalsFigures(totals).map(({ of, name, text }) => (
        <div key={of.key} className="flex flex-col-reverse justify-end">
          <dt className="mt-1 text-sm text-ink-2">{name}</dt>
          <dd className="font-display text-h3 font-medium">
            <FigureButton of={of.key} show={show}>
              {text}
            </FigureButton>
          </dd>
        </div>
      ))}
    </dl>
  )
}
