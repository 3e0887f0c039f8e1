import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { Typed } from '@/lib/calculators/engine/home-questions'
import { HOME_NAME } from '@/lib/calculators/engine/told-home'
import { calculatorFor, SOLAR_FORM_ID, solarQueryOf } from '@/lib/calculators/solar/questions'
import { solarQuote } from '@/lib/calculators/solar/solar-quote'
import { routes } from '@/lib/routing/routes'
import { readSolarQuote } from '@/lib/schemas/calculate/solar-quote'

import { SolarAdvice } from './solar-advice'
import { SolarFields } from './solar-fields'
import { SolarSheet } from './solar-sheet'

/** The questions beside the result, both rendered by the server: the form requests a page with the result. */
export function SolarTool({ typed, basis }: { typed: Typed; basis: Basis }) {
  const read = readSolarQuote(Object.entries(typed))
  return (
    <div className="isolate pb-(--section) md:grid-page">
      <form
        id={SOLAR_FORM_ID}
        method="get"
        action={routes.solarQuote}
        noValidate
        className="px-(--margin) pt-5 pb-7 md:col-span-5 md:px-0 md:pt-7"
      >
        <ErrorSummary formId={SOLAR_FORM_ID} errors={read.ok ? {} : read.errors} before="to see the answer" />
        {typed[HOME_NAME] && <input type="hidden" name={HOME_NAME} value={typed[HOME_NAME]} />}
        <SolarFields typed={typed} errors={read.ok ? {} : read.errors} />
        <Button type="submit" className="mt-6 w-full">
          Work it out
        </Button>
        <p className="mt-3 text-xs text-ink-2">
          No contact details. Of your postcode only the letters at its start are used.
        </p>
      </form>
      <div className="self-start bg-panel shadow-cast md:col-span-7 md:col-start-6 md:mt-7">
        {read.ok ? (
          <SolarSheet
            quote={solarQuote({ answers: read.questions, basis })}
            query={solarQueryOf(typed)}
            calculator={calculatorFor(typed)}
          />
        ) : (
          <p role="status" className="px-5 py-9 md:px-11">
            The answer appears here once the questions marked above are answered.
          </p>
        )}
      </div>
      <SolarAdvice />
    </div>
  )
}
