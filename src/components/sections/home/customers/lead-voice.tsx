import { cx } from '@/components/ui/cx'
import { TextLink } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { routes } from '@/lib/site/routes'
import type { CaseStudy, Testimonial } from '@/lib/site/voices'

import { Attribution } from './attribution'

type LeadVoiceProps = { voice: Testimonial; caseStudy: CaseStudy | null; className?: string }

/** The customer we put first, under the room by daylight and as heat. */
export function LeadVoice({ voice, caseStudy, className }: LeadVoiceProps) {
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
  )
}
