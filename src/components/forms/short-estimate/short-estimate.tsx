import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import type { FieldErrors, FormValues } from '@/components/ui/field-props'
import { type EstimateInput, EXAMPLE_HOME } from '@/lib/domain/estimate/short-estimate'

import { ESTIMATE_FORM_ID, EstimateFields, valuesOf } from './estimate-fields'
import { EstimateResult, type Priced } from './estimate-result'
import { LiveEstimate } from './live-estimate'

type ShortEstimateProps = Priced & {
  /** The input of a visitor without JavaScript; initially an example home. */
  sent?: { values: FormValues; input: EstimateInput | null; errors: FieldErrors }
  /** Shown below the result. */
  after?: Elements
}

const BUTTON = 'Work it out'

/** Four questions, no contact details, and the result with its calculation. */
export function ShortEstimate({ panelWatts, prices, sent = EXAMPLE, after }: ShortEstimateProps) {
  const { values, input, errors } = sent
  return (
    <LiveEstimate
      formId={ESTIMATE_FORM_ID}
      button={BUTTON}
      panelWatts={panelWatts}
      prices={prices}
      fields={<EstimateFields values={values} errors={errors} />}
      submit={
        <div>
          <Button type="submit" look="secondary" className="w-full">
            {BUTTON}
          </Button>
          <p className="mt-3 text-xs text-ink-2">Nothing you enter here is kept.</p>
        </div>
      }
      answer={
        input ? (
          <EstimateResult input={input} panelWatts={panelWatts} prices={prices} />
        ) : (
          <p className="px-5 py-9 md:px-9">Answer all four questions and your estimate appears here.</p>
        )
      }
      after={after}
    />
  )
}

const EXAMPLE = { values: valuesOf(EXAMPLE_HOME), input: EXAMPLE_HOME, errors: {} }
