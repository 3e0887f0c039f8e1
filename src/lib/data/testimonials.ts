import type { Where } from 'payload'

import type { Testimonial } from '@/lib/content/testimonials'
import { writtenMonth } from '@/lib/domain/calendar/written-date'
import type { Testimonial as TestimonialDoc } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** The testimonials on the homepage's cards; the collection allows no more than fit. */
export const getFeaturedTestimonials = cachedRead(CACHE_MANIFEST.featuredTestimonials, () =>
  readTestimonials({ isFeatured: { equals: true } }),
)

/** All the others, in the order set by staff. */
export const getTestimonials = cachedRead(CACHE_MANIFEST.testimonials, () =>
  readTestimonials({ isFeatured: { not_equals: true } }),
)

async function readTestimonials(where: Where): Promise<Testimonial[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'testimonials',
    where,
    pagination: false,
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
