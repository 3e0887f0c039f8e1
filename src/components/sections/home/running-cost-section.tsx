import { Section } from '@/components/ui/section'
import type { SectionCopy } from '@/lib/content/home-page'
import type { HeatingPrices } from '@/lib/domain/energy-costs/ways-of-heating'

import { Ask } from './running-cost/ask'
import { Questions } from './running-cost/questions'
import { drawResult } from './running-cost/result'

/** A year's heating cost, four ways: first for an example home, then for one like the visitor's. */
export function RunningCostSection({ copy, prices }: { copy: SectionCopy; prices: HeatingPrices }) {
  return (
    <Section
      id="running-cost"
      name="Running cost"
      context="An example to change: an all-electric flat in Bath"
      className="render-late [--late-height:88rem] md:[--late-height:53rem]"
    >
      <h2 className="text-h2">{copy.heading}</h2>
      <p className="mt-4 max-w-[38em] text-lede">{copy.lede}</p>
      <Ask questions={<Questions />} first={drawResult({ fields: new FormData(), prices })} prices={prices} />
    </Section>
  )
}
