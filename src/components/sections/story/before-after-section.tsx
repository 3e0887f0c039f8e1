import { FactList } from '@/components/ui/fact-list'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { RoomPrice } from '@/lib/calculators/home/room-price'
import type { SectionCopy } from '@/lib/content/home-page'
import type { Picture as PictureOf } from '@/lib/content/picture'

import { PictureSlider } from './picture-slider'
import { SliderEdge } from './slider-edge'

const NAMES = ['Before', 'After'] as const
const SIZES = '(min-width: 56.3125rem) 75vw, 100vw'

type BeforeAfterSectionProps = {
  copy: SectionCopy
  pictures: { before: PictureOf; after: PictureOf }
  /** Null if no price may be shown. */
  price: RoomPrice | null
}

/** A rented flat, wiped from its heaters to its panels. */
export function BeforeAfterSection({ copy, pictures: { before, after }, price }: BeforeAfterSectionProps) {
  if (!copy.heading) return null
  return (
    <Section
      name="Before and after"
      context="A rented flat, modelled"
      band="plaster"
      className="render-late [--late-height:36rem] md:[--late-height:44rem]"
      wide={
        <div className="grid gap-x-(--gutter) gap-y-5 md:grid-cols-12">
          <PictureSlider
            pictures={[
              <Picture key="before" picture={before} sizes={SIZES} className="absolute inset-0 size-full" />,
              <Picture key="after" picture={after} sizes={SIZES} className="size-full" />,
            ]}
            names={NAMES}
            purpose="How much of the picture shows the room before"
            edge={<SliderEdge names={NAMES} />}
            className="aspect-3/2 [--bleed:var(--margin)] max-md:-mx-(--margin) md:order-2 md:col-span-9 md:-mr-(--margin) md:aspect-video md:[--bleed:1rem]"
          />
          <FactList
            className="md:order-1 md:col-span-3 md:self-end"
            facts={[
              { term: 'Out', detail: 'storage heater, oil-filled radiator' },
              { term: 'In', detail: price?.counted ?? 'panels' },
              ...(price ? [{ term: 'Delivered', detail: price.delivered }] : []),
            ]}
          />
        </div>
      }
    >
      <h2 className="text-h2">{copy.heading}</h2>
      {copy.lede && <p className="mt-4 max-w-[38em] text-lede">{copy.lede}</p>}
    </Section>
  )
}
