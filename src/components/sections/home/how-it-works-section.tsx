import { Section } from '@/components/ui/section'
import type { SectionCopy } from '@/lib/content/home-page'
import type { Powerboard } from '@/lib/content/product'

import { RoomFigure } from './room-figure'

export function HowItWorksSection({ copy, panel }: { copy: SectionCopy; panel: Powerboard }) {
  return (
    <Section
      name="How it works"
      className="pt-16 md:pt-14 render-late [--late-height:44rem] md:[--late-height:48rem]"
      wide={<RoomFigure panel={panel} />}
    >
      <h2 className="text-h2">{copy.heading}</h2>
      {copy.lede && <p className="mt-4 max-w-[36em] text-lede">{copy.lede}</p>}
    </Section>
  )
}
