import { ArrowLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { CITIES_ON_MAP } from '@/lib/calculators/home/cities'
import type { SectionCopy } from '@/lib/content/home-page'
import { routes } from '@/lib/routing/routes'

import { CityList } from './map/city-list'
import { DegreeDayMap } from './map/degree-day-map'
import { MapKey } from './map/map-key'

/** Where winters are long: counties in bands of degree days, and the values for nine cities. */
export function MapSection({ copy }: { copy: SectionCopy }) {
  return (
    <Section
      id="where-you-live"
      name="Where you live"
      band="night"
      className="render-late [--late-height:92rem] md:[--late-height:60rem]"
    >
      <div className="grid gap-x-(--gutter) gap-y-9 md:grid-cols-9">
        <div className="md:col-span-4">
          <h2 className="text-h2">{copy.heading}</h2>
          {copy.lede && <p className="mt-4 text-lede">{copy.lede}</p>}
          <CityList cities={CITIES_ON_MAP} />
          <ArrowLink href={routes.locations} className="mt-3.5">
            Find your town
          </ArrowLink>
        </div>
        <figure className="md:col-span-5">
          <DegreeDayMap cities={CITIES_ON_MAP} />
          <MapKey />
        </figure>
      </div>
    </Section>
  )
}
