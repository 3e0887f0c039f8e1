import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { answersIn, EXAMPLE_TYPED, type Query } from '@/lib/calculators/engine/home-questions'
import { EXAMPLE_HOME_NAME } from '@/lib/domain/estimate/example-home'
import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

import { ASKED, ESTIMATE_FORM_ID, EstimateFields } from './estimate-fields'
import { EstimateResult } from './estimate-result'
import { LiveEstimate } from './live-estimate'

type ShortEstimateProps = {
  basis: Basis
  /** The answers of a visitor without JavaScript; initially the example home. */
  sent?: Query
  /** Shown below the result. */
  after?: Elements
}

const BUTTON = 'Work it out'

const KEPT = 'Your answers stay on this device, for our other tools.'

/** Five questions, no contact details, and the result of the quick calculator in short. */
export function ShortEstimate({ basis, sent, after }: ShortEstimateProps) {
  const typed = { ...EXAMPLE_TYPED, ...answersIn(sent ?? {}, ASKED) }
  const read = readQuickEstimate(typed)
  return (
    <LiveEstimate
      formId={ESTIMATE_FORM_ID}
      button={BUTTON}
      unasked={EXAMPLE_TYPED}
      fields={<EstimateFields values={typed} errors={read.ok ? {} : read.errors} />}
      submit={
        <div>
          <Button type="submit" look="secondary" className="w-full">
            {BUTTON}
          </Button>
          <p className="mt-3 text-xs text-ink-2">
            {sent ? KEPT : `An example to change: ${EXAMPLE_HOME_NAME.spoken}. ${KEPT}`}
          </p>
        </div>
      }
      answer={
        read.ok ? (
          <EstimateResult typed={typed} answers={read.answers} basis={basis} />
        ) : (
          <p className="px-5 py-9 md:px-9">Answer all five questions and your estimate appears here.</p>
        )
      }
      after={after}
    />
  )
}
