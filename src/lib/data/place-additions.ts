import type { PlaceAdditions } from '@/lib/content/locations/location'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { toCaseStudy } from './case-studies'
import { payloadClient } from './payload-client'
import { pictureIn } from './pictures'

/**
 * The picture and the case study that staff chose for a place. Cached separately from the place, so that a new picture
 * in the media library expires only the pages that have one.
 */
export const getPlaceAdditions = cachedRead(CACHE_MANIFEST.placeAdditions, readAdditions)

async function readAdditions(path: string): Promise<PlaceAdditions> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'places',
    where: { path: { equals: path } },
    select: { image: true, caseStudy: true },
    limit: 1,
    pagination: false,
    depth: 2,
    overrideAccess: false,
  })
  const { image, caseStudy } = docs[0] ?? {}
  // A draft comes as a bare id, because the public may not read it.
  const study = caseStudy && typeof caseStudy === 'object' ? caseStudy : null
  return {
    picture: pictureIn(image),
    caseStudy: study && { ...(await toCaseStudy(study)), ownPicture: pictureIn(study.image) },
  }
}
