import { CityList } from '@/components/sections/home/map/city-list'
import { DegreeDayMap } from '@/components/sections/home/map/degree-day-map'
import { MapKey } from '@/components/sections/home/map/map-key'
import { nightLinkClass } from '@/components/ui/link'
import { CITIES_ON_MAP } from '@/lib/calculators/home/cities'
import { routes } from '@/lib/routing/routes'

import { PlaceSearchForm } from './place-search-form'

/** The heading with the search for a place, beside the map of degree days. */
export function LocationsMap() {
  return (
    <header data-band="night" className="on-night isolate bg-night text-night-ink">
      <div className="grid-page pt-5 pb-(--section) md:pt-7">
        <nav aria-label="Breadcrumb" className="no-print col-span-full text-sm">
          <a href={routes.home} className={nightLinkClass}>
            Home
          </a>{' '}
          <span aria-hidden>/</span> <span aria-current="page">Locations</span>
        </nav>
        <div className="ceiling col-span-full mt-5 md:mt-7" />
        <div className="pt-7 md:col-span-6 md:pt-9">
          <h1 className="text-h1">Where do you live?</h1>
          <p className="max-w-[34em] pt-5 pb-7 text-lede">
            How cold it gets, what homes are like and what heating costs in 1,783 cities, towns and villages and 6,884
            of their suburbs.
          </p>
          <PlaceSearchForm />
          <div className="max-w-[34rem]">
            <CityList cities={CITIES_ON_MAP} />
          </div>
        </div>
        <figure className="pt-9 md:col-span-5 md:col-start-8 md:pt-32">
          <DegreeDayMap cities={CITIES_ON_MAP} />
          <MapKey />
        </figure>
      </div>
    </header>
  )
}
