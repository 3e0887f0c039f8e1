import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { HeatKey } from '@/components/ui/heat-key'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { CaseStudy } from '@/lib/content/testimonials'
import { keepUnits } from '@/lib/format/keep-units'
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
      className="render-late [--late-height:136rem] md:[--late-height:84rem]"
      wide={<Project study={study} />}
    >
      <h2 className="text-h2">{study.title}</h2>
      <p className="mt-4 max-w-[38em] text-lede">{keepUnits(study.challenge)}</p>
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
              <span className="flex-[1_1_20rem]">
                The same view twice: by daylight, and as the heat that reaches each surface. The second is computed.
              </span>
              {study.heatPicture.heatLimits && <HeatKey limits={study.heatPicture.heatLimits} />}
            </>
          ) : (
            keepUnits(study.picture.caption)
          )}
        </figcaption>
      </figure>
      <dl className="content-start self-start md:col-span-4">
        {study.technicalSummary.map(({ term, detail }) => (
          <div key={term} className="border-t border-line py-3 first:border-ink">
            <dt className="text-sm text-ink-2">{term}</dt>
            <dd className={detail.length <= FIGURE_LENGTH_MAX ? 'font-display text-quote font-medium' : 'text-h4'}>
              {keepUnits(detail)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid content-start gap-4 md:col-span-5 md:col-start-4">
        <p>{keepUnits(study.solution)}</p>
        <Listed title="In figures" items={study.results} />
        <Listed title="What it avoided" items={study.benefits} />
      </div>
      <div className="grid content-start justify-items-start gap-7 md:col-span-4">
        {study.clientTestimonial && (
          <blockquote>
            <p className="font-display text-h3 font-medium">{keepUnits(study.clientTestimonial)}</p>
            <footer className="mt-3 text-sm font-semibold">{study.clientName}</footer>
            {study.isSample && (
              <p className="mt-3">
                <Badge look="plain" icon="info">
                  Sample text, not a customer’s
                </Badge>
              </p>
            )}
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
      <p className="text-sm text-ink-2">A PDF for printing, on A4.</p>
    </div>
  )
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <h3 className="text-h4">{title}</h3>
      <ul className="mt-1.5 list-disc pl-5 marker:text-ink-3">
        {items.map((item) => (
          <li key={item} className="py-0.5">
            {keepUnits(item)}
          </li>
        ))}
      </ul>
    </div>
  )
}
