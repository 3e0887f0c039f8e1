import type { CaseStudy } from '@/lib/content/testimonials'
import type { CaseStudy as CaseStudyDoc } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'
import { pictureIn, readPicture } from './pictures'

/** The case study with this slug, or null. */
export const getCaseStudy = cachedRead(CACHE_MANIFEST.caseStudy, readCaseStudy)

export async function readCaseStudy(slug: string): Promise<CaseStudy | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'case-studies',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 1,
    overrideAccess: false,
  })
  return docs[0] ? toCaseStudy(docs[0]) : null
}

export async function toCaseStudy(study: CaseStudyDoc): Promise<CaseStudy> {
  return {
    slug: study.slug,
    title: study.title,
    challenge: study.challenge,
    solution: study.solution,
    technicalSummary: summaryOf(study),
    results: study.results ?? [],
    benefits: study.benefits ?? [],
    clientTestimonial: study.clientTestimonial ?? '',
    clientName: study.clientName ?? '',
    isSample: study.isSample ?? false,
    picture: pictureIn(study.image) ?? (await readPicture('stone-barn')),
    heatPicture: pictureIn(study.heatImage),
  }
}

const TERMS = [
  ['power', 'Power'],
  ['density', 'Power per area'],
  ['area', 'Floor area'],
  ['heatType', 'Heat'],
  ['panels', 'Panels'],
  ['controls', 'Controls'],
] as const

function summaryOf({ technicalSummary }: CaseStudyDoc): CaseStudy['technicalSummary'] {
  return TERMS.flatMap(([field, term]) => {
    const detail = technicalSummary?.[field]
    return detail ? [{ term, detail }] : []
  })
}
