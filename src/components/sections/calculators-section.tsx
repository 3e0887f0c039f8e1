import type { ReactNode } from 'react'

import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { FactList } from '@/components/ui/fact-list'
import { ArrowLink } from '@/components/ui/link'
import { routes } from '@/lib/site/routes'
import { quoteRequestFrom } from '@/lib/site/script-routes'

/** The two calculators: what each asks, needs and gives. */
export function CalculatorsSection() {
  return (
    <div className="isolate grid-page gap-y-9 pt-9 pb-(--section) md:pt-11">
      <section className="rounded-panel bg-panel px-5 py-7 shadow-cast md:col-span-7 md:px-9 md:py-9">
        <h2 className="text-h2">Quick</h2>
        <p className="mt-3 max-w-[34em] text-lede">Eight questions about the whole home. The answer stands there from the start and follows what you change.</p>
        <FactList
          className="mt-6 [--row:.75rem]"
          facts={[
            { term: 'You need', detail: <Detail>the floor area, roughly, and when it was built</Detail> },
            { term: 'It gives', detail: <Detail>panels and their power, a year’s cost beside gas, oil, a heat pump and storage heaters, carbon, and a plain verdict</Detail> },
            { term: 'It shows', detail: <Detail>every sum, down to figures that you can change</Detail> },
            { term: 'It takes', detail: <Detail>one screen. We haven’t timed it yet</Detail> },
          ]}
        />
        <ButtonLink href={routes.quickCalculator} className="mt-7 max-sm:w-full">
          Quick calculator
        </ButtonLink>
        <p className="mt-3 text-xs text-ink-2">No contact details. Nothing you enter is kept.</p>
      </section>
      <section className="px-5 pt-1 md:col-span-5 md:px-4 md:pt-9">
        <h2 className="text-h3 font-medium">Professional</h2>
        <div className="mt-3">
          <Badge look="plain" icon="clock">
            Coming soon
          </Badge>
        </div>
        <p className="mt-4 max-w-[34em]">Room by room, for people who size heating: sizes, walls, windows and neighbours of each room, and a schedule of panels and circuits. It isn’t open yet.</p>
        <FactList
          className="mt-6 [--row:.75rem]"
          facts={[
            { term: 'You’ll need', detail: <Detail>the plans, or a tape measure</Detail> },
            { term: 'Until then', detail: <Detail>we calculate every room before we quote</Detail> },
          ]}
        />
        <ArrowLink href={quoteRequestFrom('calculator')} className="mt-4">
          Have us calculate yours
        </ArrowLink>
      </section>
    </div>
  )
}

function Detail({ children }: { children: ReactNode }) {
  return <span className="block max-w-[22em] text-right">{children}</span>
}
