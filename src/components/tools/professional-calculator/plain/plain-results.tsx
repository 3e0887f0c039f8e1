import { Button } from '@/components/ui/button'
import type { ProjectResult } from '@/lib/calculators/professional/project-result'

import { PLAIN_FORM_ID, RESULTS_ID, WORKING_ID } from '../plain-form-ids'
import { FigureWorking, ResultsSections } from '../results-sections'

const FILES = [
  { as: 'pdf', label: 'PDF with all working' },
  { as: 'json', label: 'Project (JSON)' },
  { as: 'csv', label: 'Rooms (CSV)' },
] as const

/** The working of a home has some thirty steps per room: above this many rooms it is shown on request only. */
const ROOMS_UNASKED_MAX = 12

/**
 * The result of the plain form. Every button here resubmits the form, for the working of another figure or for a file.
 */
export function PlainResults({
  name,
  result,
  shown,
}: {
  name: string
  result: ProjectResult
  shown: string | undefined
}) {
  const { totals, quantities } = result
  const first = result.rooms.length <= ROOMS_UNASKED_MAX ? totals?.heatLoss.key : undefined
  const of = quantities.some(({ key }) => key === shown) ? shown : first
  return (
    <div id={RESULTS_ID} className="mt-9 scroll-mt-[calc(var(--strip-height)+var(--bar-height))]">
      <p className="hidden pb-4 text-h4 print:block">{name}</p>
      <ResultsSections
        result={result}
        show={null}
        working={
          <div id={WORKING_ID} className="scroll-mt-32">
            {of !== undefined && <FigureWorking result={result} of={of} />}
            <p className="no-print mb-7 text-sm text-ink-2">
              Select a dotted figure to see how it is worked out, with sources.
            </p>
          </div>
        }
      />
      <section aria-labelledby="files" className="no-print grid gap-4 border-t border-line py-7 md:py-9">
        <h2 id="files" className="text-h3 font-medium">
          Files
        </h2>
        <div className="flex flex-wrap gap-3">
          {FILES.map(({ as, label }) => (
            <Button
              key={as}
              type="submit"
              form={PLAIN_FORM_ID}
              name="as"
              value={as}
              size="sm"
              look={as === 'pdf' ? 'primary' : 'secondary'}
              icon="download"
            >
              {label}
            </Button>
          ))}
        </div>
      </section>
    </div>
  )
}
