import type { Near } from '@/lib/content/search'
import { readOutwardCode } from '@/lib/domain/leads/uk-postcode'
import { positionOf } from '@/lib/domain/places/outward-codes'
import { installersNear, routes } from '@/lib/routing/routes'
import { withQuery } from '@/lib/routing/script-routes'

import { payloadClient } from '../payload-client'

/** What we offer near a place or postcode in a search; null if the search is for neither. */
export async function findNear(q: string): Promise<Near | null> {
  const read = readOutwardCode(q)
  if (read.ok && positionOf(read.code)) return linksNear({ name: read.code, code: read.code })
  const place = await readPlace(q)
  return place && linksNear(place)
}

type Place = { name: string; code: string }

function linksNear({ name, code }: Place): Near {
  return {
    name,
    links: [
      { href: installersNear(code), label: `Installers near ${name}` },
      { href: withQuery(routes.quickCalculator, { postcode: code }), label: `What heating would cost in ${name}` },
    ],
  }
}

/** A place by name, with its first postcode district; null if it is unknown or has none. */
async function readPlace(name: string): Promise<Place | null> {
  const slug = name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'places',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { name: true, postcodeDistricts: true },
    overrideAccess: false,
  })
  const [place] = docs
  const code = place?.postcodeDistricts?.split(' ')[0]
  return place && code && positionOf(code) ? { name: place.name, code } : null
}
