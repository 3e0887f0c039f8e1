import type { ReactNode } from 'react'

import { ButtonLink } from '@/components/ui/button'
import { FactList } from '@/components/ui/fact-list'
import { ArrowLink } from '@/components/ui/link'
import { formatDuration } from '@/lib/format/duration'
import { isOpen } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

/**
 * The two calculators: what each asks for, needs and returns. `quickSeconds` is the median completion time; null while
 * there are too few measurements.
 */
export function CalculatorsSection({ quickSeconds }: { quickSeconds: number | null }) {
  return (
    <div className="isolate grid-page gap-y-9 pt-9 pb-(--section) md:pt-11">
      <section className="rounded-panel bg-panel px-5 py-7 shadow-cast md:col-span-7 md:px-9 md:py-9">
        <h2 className="text-h2">Quick</h2>
        <p className="mt-3 max-w-[34em] text-lede">
          Eight questions about the whole home. You see an answer straight away, and it updates as you change yours.
        </p>
        <QuickFacts quickSeconds={quickSeconds} />
        <ButtonLink href={routes.quickCalculator} className="mt-7 max-sm:w-full">
          Quick calculator
        </ButtonLink>
        <p className="mt-3 text-xs text-ink-2">
          No contact details. We keep the answers, but nothing that identifies you.
        </p>
      </section>
      <section className="px-5 pt-1 md:col-span-5 md:px-4 md:pt-9">
        {isOpen(routes.professionalCalculator) && <Professional />}
        <div className="mt-4 grid justify-items-start">
          {isOpen(routes.configure) && <ArrowLink href={routes.configure}>Price a system line by line</ArrowLink>}
          <ArrowLink href={routes.howWeCalculate}>How we calculate</ArrowLink>
          <ArrowLink href={quoteRequestFrom('calculator')}>Or ask us to calculate yours</ArrowLink>
        </div>
      </section>
    </div>
  )
}

function Professional() {
  return (
    <>
      <h2 className="text-h3 font-medium">Professional</h2>
      <p className="mt-4 max-w-[34em]">
        Room by room, for people who size heating: a table to fill in by keyboard or from a spreadsheet, and a schedule
        of panels and circuits.
      </p>
      <FactList
        isText
        className="mt-6 [--row:.75rem]"
        facts={[
          { term: 'You need', detail: <Detail>the plans, or a tape measure</Detail> },
          {
            term: 'It gives',
            detail: <Detail>heat loss, panels within the limit of comfort, circuits, supply, cost and carbon</Detail>,
          },
          { term: 'It shows', detail: <Detail>all its working and sources, on the page and as a PDF</Detail> },
          { term: 'It takes', detail: <Detail>a row for each room; one visit or several</Detail> },
        ]}
      />
      <ButtonLink href={routes.professionalCalculator} look="secondary" className="mt-7 max-sm:w-full">
        Professional calculator
      </ButtonLink>
      <p className="mt-3 text-xs text-ink-2">
        Saved on your device. When you leave, we store the totals, without anything that identifies you.
      </p>
    </>
  )
}

function QuickFacts({ quickSeconds }: { quickSeconds: number | null }) {
  return (
    <FactList
      isText
      className="mt-6 [--row:.75rem]"
      facts={[
        { term: 'You need', detail: <Detail>the floor area, roughly, and when it was built</Detail> },
        {
          term: 'It gives',
          detail: (
            <Detail>
              panels and their power, a year’s cost compared with gas, oil, a heat pump and storage heaters, carbon, and
              a plain verdict
            </Detail>
          ),
        },
        { term: 'It shows', detail: <Detail>all its working, including figures that you can change</Detail> },
        {
          term: 'It takes',
          detail: (
            <Detail>
              {quickSeconds === null
                ? 'one screen; too few visits so far to give a time'
                : `${formatDuration(quickSeconds)}, the median of the last visits`}
            </Detail>
          ),
        },
      ]}
    />
  )
}

function Detail({ children }: { children: ReactNode }) {
  return <span className="block w-48 sm:w-80 md:w-56 lg:w-72">{children}</span>
}
