import type { ReactNode } from 'react'

import { type CheckTable, disagreeing, figureText } from '@/lib/calculators/method/check-table'
import type { Band } from '@/lib/domain/quantity/uncertainty'

type MethodOpeningProps = {
  tables: readonly CheckTable[]
  /** A year of the example home with panels, pence. */
  yearPence: Band & { value: number }
}

/** For everybody: what we calculate, how sure we are, and what we do not know. */
export function MethodOpening({ tables, yearPence }: MethodOpeningProps) {
  const figures = tables.flatMap(({ checks }) => checks)
  const agreeing = figures.length - tables.flatMap(disagreeing).length
  const pounds = (pence: number) => figureText({ value: pence / 100, unit: '£', digits: 0 })
  return (
    <div className="grid-page gap-y-8 pt-9 md:pt-11">
      <Part heading="What we calculate">
        How much heat a home needs on a cold day and in a year. How many panels its rooms may have, and what they cost
        to buy and to run. What other kinds of heating would cost in the same home. All our tools use one calculation.
      </Part>
      <Part heading="How sure we are">
        {`The arithmetic is tested: ${agreeing} of ${figures.length} figures below agree with a reference. Your own home is less certain. For our example, a semi-detached house, a year with panels costs ${pounds(yearPence.value)}, and eight in ten results lie between ${pounds(yearPence.p10)} and ${pounds(yearPence.p90)}.`}
      </Part>
      <Part heading="What we do not know">
        How warm you keep your rooms, how draughty they are, and what energy will cost next year. We have not yet
        compared our figures with the meters of homes that have our panels. A bill of your own says more than any
        calculation.
      </Part>
    </div>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="col-span-full border-t-[1.5px] border-ink pt-3.5 md:col-span-4">
      <h2 className="pb-3 text-h3 font-medium">{heading}</h2>
      <p className="max-w-[34em]">{children}</p>
    </section>
  )
}
