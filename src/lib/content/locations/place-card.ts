import { locationPage } from '@/lib/routing/routes'

import type { Location } from './location'
import { fullName } from './text/wording'

/** The page of a place and its title, which are on its share card and on those of its topics. */
export const cardOfPlace = ({ place, town }: Pick<Location, 'place' | 'town'>) => ({
  path: locationPage(place.path),
  title: `Infrared heating in ${fullName(place, town)}`,
})
