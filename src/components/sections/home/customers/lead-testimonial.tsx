import { cx } from '@/components/ui/cx'
import { HeatKey } from '@/components/ui/heat-key'
import { TextLink } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { CaseStudy, Testimonial } from '@/lib/content/testimonials'
import { routes } from '@/lib/routing/routes'

import { Attribution } from './attribution'

type LeadVoiceProps = { voice: Testimonial; caseStudy: CaseStudy | null; className?: string }

/** The lead testimonial, under the room in daylight and as a thermal image. */
export function LeadTestimonial({ voice, caseStudy, className }: LeadVoiceProps) {
  return (
    <figure className={cx('overflow-hidden rounded-panel bg-panel shadow-cast', className)}>
      {caseStudy && <Diptych caseStudy={caseStudy} />}
      <div className="p-5.5 pb-6 md:px-9 md:py-8">
        <blockquote className="mb-5 max-w-[22em] font-display text-quote font-medium">{voice.quote}</blockquote>
        <Attribution voice={voice}>
          {caseStudy && <TextLink href={`${routes.sales}#case-study`}>Read the case study</TextLink>}
        </Attribution>
      </div>
    </figure>
  )
}

function Diptych({ caseStudy: { picture, heatPicture } }: { caseStudy: CaseStudy }) {
  const pictures = heatPicture ? [picture, heatPicture] : [picture]
  return (
    <div>
      <div className="flex gap-0.5">
        {pictures.map((one) => (
          <Picture
            key={one.src}
            picture={one}
            sizes={`(min-width: 901px) ${60 / pictures.length}vw, ${100 / pictures.length}vw`}
            className="aspect-[11/12] w-full min-w-0 flex-1 object-cover md:aspect-auto md:h-82.5"
          />
        ))}
      </div>
      {heatPicture && (
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 px-5.5 pt-3.5 text-sm text-ink-2 md:px-9">
          <p className="max-w-[28em] flex-[1_1_16rem]">By daylight, and as simulated heat on each surface.</p>
          {heatPicture.heatLimits && <HeatKey limits={heatPicture.heatLimits} />}
        </div>
      )}
    </div>
  )
}
