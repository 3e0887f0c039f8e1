import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { readCountyPlaces, readLocation } from './places-read'

/** The place at a path such as 'bath' or 'bath/widcombe', with what surrounds it; null if it has no page. */
export const getLocation = cachedRead(CACHE_MANIFEST.place, readLocation)

/** Cities, towns and villages of a county such as 'county/somerset', largest first; null if there is no such page. */
export const getCountyPlaces = cachedRead(CACHE_MANIFEST.countyPlaces, readCountyPlaces)
