import type { ReactNode } from 'react'

import { Section } from '@/components/ui/section'
import type { SectionCopy } from '@/lib/content/home-page'

/** `calculator` is the form with its result. */
export function RunningCostSection({ copy, calculator }: { copy: SectionCopy; calculator: ReactNode }) {
  return (
    <Section
      id="running-cost"
      name="Running cost"
      className="render-late [--late-height:68rem] md:[--late-height:40rem]"
    >
      <h2 className="text-h2">{copy.heading}</h2>
      <p className="mt-4 max-w-[38em] text-lede">{copy.lede}</p>
      {calculator}
    </Section>
  )
}
