import { unstable_cache } from 'next/cache'
import type { Where } from 'payload'

import { writtenMonth } from '@/lib/domain/text/written-date'
import type { Testimonial as TestimonialDoc } from '@/lib/generated/payload-types'
import { cacheTags } from '@/lib/site/cache-tags'
import type { Testimonial } from '@/lib/site/voices'

import { payloadClient } from './payload-client'

const tags = [cacheTags.testimonials]

/** The three on the homepage's cards. */
export const getFeaturedTestimonials: () => Promise<Testimonial[]> = unstable_cache(
  () => readTestimonials({ where: { isFeatured: { equals: true } }, limit: 3 }),
  ['featured-testimonials'],
  { tags },
)

/** All the others, in the order staff gave them. */
export const getTestimonials: () => Promise<Testimonial[]> = unstable_cache(
  () => readTestimonials({ where: { isFeatured: { not_equals: true } }, limit: 60 }),
  ['testimonials'],
  { tags },
)

async function readTestimonials({ where, limit }: { where: Where; limit: number }): Promise<Testimonial[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'testimonials',
    where,
    limit,
    sort: 'sortOrder',
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(toTestimonial)
}

function toTestimonial({
  id,
  quote,
  clientName,
  location,
  category,
  fitted,
  givenAt,
  isSample,
}: TestimonialDoc): Testimonial {
  return {
    id,
    quote,
    clientName: location ? `${clientName}, ${location}` : clientName,
    category,
    fitted: fitted ?? '',
    given: givenAt ? writtenMonth(givenAt) : '',
    isSample: isSample ?? false,
  }
}
