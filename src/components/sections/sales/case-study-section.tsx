import { ButtonLink } from '@/components/ui/button'
import { HeatKey } from '@/components/ui/heat-key'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { CaseStudy } from '@/lib/content/testimonials'
import { caseStudyDownload, routes } from '@/lib/routing/routes'

/** Up to this many characters a detail is treated as a figure; beyond it, as a sentence. */
const FIGURE_LENGTH_MAX = 10

// A square crop of a wide picture is scaled to the picture's height, so it needs more pixels than the square is wide.
const HALF = '(min-width: 56.3125rem) 58vw, 89vw'

export function CaseStudySection({ study }: { study: CaseStudy }) {
  return (
    <Section
      id="case-study"
      name="Case study"
      context={study.isSample ? 'A worked example, written by us' : undefined}
      className="render-late [--late-height:68rem] md:[--late-height:60rem]"
      wide={<Project study={study} />}
    >
      <h2 className="text-h2">{study.title}</h2>
      <p className="mt-4 max-w-[38em] text-lede">{study.benefits.join(' ')}</p>
    </Section>
  )
}

function Project({ study }: { study: CaseStudy }) {
  return (
    <div className="grid gap-x-(--gutter) gap-y-9 md:grid-cols-12">
      <figure className="md:col-span-8 md:-ml-(--margin) max-md:-mx-(--margin)">
        <div className="grid grid-cols-2 gap-0.5">
          <Picture picture={study.picture} sizes={HALF} className="aspect-square w-full" />
          {study.heatPicture && <Picture picture={study.heatPicture} sizes={HALF} className="aspect-square w-full" />}
        </div>
        <figcaption className="flex flex-wrap items-start justify-between gap-4 px-(--margin) pt-3.5 text-sm text-ink-2 md:pr-0">
          {study.heatPicture ? (
            <>
              <span className="flex-[1_1_16rem]">By daylight, and as computed heat.</span>
              {study.heatPicture.heatLimits && <HeatKey limits={study.heatPicture.heatLimits} />}
            </>
          ) : (
            study.picture.caption
          )}
        </figcaption>
      </figure>
      <dl className="content-start self-start md:col-span-4">
        {study.technicalSummary.map(({ term, detail }) => (
          <div key={term} className="border-t border-line py-3 first:border-ink">
            <dt className="text-sm text-ink-2">{term}</dt>
            <dd className={detail.length <= FIGURE_LENGTH_MAX ? 'font-display text-quote font-medium' : 'text-h4'}>
              {detail}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid content-start justify-items-start gap-7 md:col-span-4 md:col-start-9">
        {study.clientTestimonial && !study.isSample && (
          <blockquote>
            <p className="font-display text-h3 font-medium">{study.clientTestimonial}</p>
            <footer className="mt-3 text-sm font-semibold">{study.clientName}</footer>
          </blockquote>
        )}
        <NextSteps slug={study.slug} />
      </div>
    </div>
  )
}

function NextSteps({ slug }: Pick<CaseStudy, 'slug'>) {
  return (
    <div className="grid w-full gap-3">
      <ButtonLink href={routes.contact}>Get Installation Quote</ButtonLink>
      <ButtonLink href={caseStudyDownload(slug)} look="secondary" icon="download" download>
        Download Full Case Study
      </ButtonLink>
    </div>
  )
}
