import { readOutwardCode } from '@/lib/domain/leads/uk-postcode'
import { positionOf } from '@/lib/domain/places/outward-codes'
import { installersNear, routes } from '@/lib/routing/routes'
import { withQuery } from '@/lib/routing/script-routes'

import type { Near } from './search'

/** A place with the searched name; `postcodeDistricts`: 'BA1 BA2'. */
export type NamedPlace = { name: string; postcodeDistricts: string }

/** What we offer near the postcode or the place that was searched for; null if the search is for neither. */
export function nearOf(q: string, place: NamedPlace | null): Near | null {
  const read = readOutwardCode(q)
  if (read.ok && positionOf(read.code)) return linksNear({ name: read.code, code: read.code })
  const code = place?.postcodeDistricts.split(' ')[0]
  return place && code && positionOf(code) ? linksNear({ name: place.name, code }) : null
}

function linksNear({ name, code }: { name: string; code: string }): Near {
  return {
    name,
    links: [
      { href: installersNear(code), label: `Installers near ${name}` },
      { href: withQuery(routes.quickCalculator, { postcode: code }), label: `What heating would cost in ${name}` },
    ],
  }
}
