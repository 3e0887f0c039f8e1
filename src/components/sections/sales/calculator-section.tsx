import type { ReactNode } from 'react'

import { Section } from '@/components/ui/section'
import type { SectionCopy } from '@/lib/content/home-page'

/** `estimate` is the form with its result. */
export function CalculatorSection({ copy, estimate }: { copy: SectionCopy; estimate: ReactNode }) {
  return (
    <Section
      id="cost-calculator"
      name="Running cost"
      className="render-late [--late-height:108rem] md:[--late-height:60rem]"
      wide={estimate}
    >
      <h2 className="text-h2">{copy.heading}</h2>
      <p className="mt-4 max-w-[38em] text-lede">{copy.lede}</p>
    </Section>
  )
}
