import { countyOf } from '@/lib/domain/locations/counties'
import { locationPage, routes } from '@/lib/routing/routes'

import type { Location } from './location'

type Crumb = { path: string; name: string }

/** The pages above a place: all locations, its county and, for a suburb, its town. */
export function trailTo({ place, town }: Pick<Location, 'place' | 'town'>): Crumb[] {
  const county = countyOf(place.county)
  return [
    { path: routes.locations, name: 'Locations' },
    { path: locationPage(`county/${county.slug}`), name: county.name },
    ...(town ? [{ path: locationPage(town.path), name: town.name }] : []),
  ]
}
