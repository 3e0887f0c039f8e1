import { ArrowLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { Powerboard } from '@/lib/site/product'
import { routes } from '@/lib/site/routes'

import { SpecCards } from './spec-cards'

export function HowItWorksSection({ panel }: { panel: Powerboard }) {
  return (
    <Section name="How it works" context="The panel in four figures" band="plaster">
      <h2 className="text-h2">It heats what it can see.</h2>
      <p className="mt-4 max-w-[38em] text-lede">
        A warm ceiling panel gives off infrared heat, which crosses the room like light and warms what it lands on. So we begin with where you
        sit, not with where there’s spare wall. For a whole house on gas, panels cost more to run; for the rooms you use, when you use them, they
        can cost less.
      </p>
      <ArrowLink href={routes.technicalSpecs} className="mt-3">
        See all the technical data
      </ArrowLink>
      <SpecCards panel={panel} />
    </Section>
  )
}
