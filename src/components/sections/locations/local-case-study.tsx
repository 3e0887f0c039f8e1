import { ButtonLink } from '@/components/ui/button'
import { FactList } from '@/components/ui/fact-list'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PlaceAdditions } from '@/lib/content/locations/location'
import { caseStudyDownload } from '@/lib/routing/routes'

type LocalCaseStudyProps = { study: NonNullable<PlaceAdditions['caseStudy']>; name: string }

/** A finished project that staff chose for the place. */
export function LocalCaseStudy({ study, name }: LocalCaseStudyProps) {
  const { title, challenge, solution, results, technicalSummary, ownPicture, isSample, slug } = study
  return (
    <Section name="Case study" context={isSample ? 'A worked example, written by us' : name}>
      <div className="grid gap-x-(--gutter) gap-y-7 md:grid-cols-2">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="max-w-[36em] pt-4 text-lede">{challenge}</p>
          <p className="max-w-[36em] pt-4">{solution}</p>
          {results.length > 0 && (
            <ul className="mt-4 list-disc pl-5 marker:text-ink-3">
              {results.map((result) => (
                <li key={result} className="py-0.5">
                  {result}
                </li>
              ))}
            </ul>
          )}
          <ButtonLink href={caseStudyDownload(slug)} look="secondary" icon="download" download className="mt-5">
            Download the case study (PDF)
          </ButtonLink>
        </div>
        <div>
          {ownPicture && (
            <figure className="pb-5">
              <Picture picture={ownPicture} sizes="(min-width: 56.3125rem) 40vw, 89vw" className="w-full" />
              {ownPicture.caption && <figcaption className="pt-2 text-sm text-ink-2">{ownPicture.caption}</figcaption>}
            </figure>
          )}
          <FactList facts={technicalSummary} />
        </div>
      </div>
    </Section>
  )
}
