import { CountyPlaces } from '@/components/sections/locations/county-places'
import { SourcesNote } from '@/components/sections/locations/data-sources'
import { HomesHere } from '@/components/sections/locations/homes-here'
import { LocationHeader } from '@/components/sections/locations/location-header'
import { ButtonLink } from '@/components/ui/button'
import { countyLede } from '@/lib/content/locations/county-text'
import { aboutPeople } from '@/lib/content/locations/text/wording'
import type { County } from '@/lib/domain/locations/counties'
import type { Place } from '@/lib/domain/locations/place'
import { locationPage, quickCalculatorFor, routes } from '@/lib/routing/routes'

import { LocationJsonLd } from './location-json-ld'

/** A county with every city, town and large village in it. */
export function CountyView({ county, places }: { county: County; places: readonly Place[] }) {
  const trail = [{ path: routes.locations, name: 'Locations' }]
  const [area = ''] = county.postcodeAreas
  return (
    <>
      <LocationJsonLd trail={[...trail, { path: locationPage(`county/${county.slug}`), name: county.name }]} />
      <LocationHeader
        trail={trail}
        above="Heating homes in"
        name={county.name}
        lede={countyLede(county, places)}
        actions={<ButtonLink href={quickCalculatorFor({ area })}>Work out your cost</ButtonLink>}
        position={null}
        county={county.slug}
        degreeDays={county.degreeDays}
        caption={
          <>
            <strong className="block text-ink">
              {county.name}, {county.nation}
            </strong>
            {county.population !== null && <>{aboutPeople(county.population)} people</>}
          </>
        }
      />
      <CountyPlaces county={county} places={places} />
      <HomesHere district={{ ...county.housing, name: county.name }} solarKwhPerKwp={county.solarKwhPerKwp} />
      <SourcesNote />
    </>
  )
}
