import { QuoteButton } from '@/components/forms/quote-button'
import { AroundHere } from '@/components/sections/locations/around-here'
import { SourcesNote } from '@/components/sections/locations/data-sources'
import { HeatMonths } from '@/components/sections/locations/heat-months'
import { HomesHere } from '@/components/sections/locations/homes-here'
import { LocalCaseStudy } from '@/components/sections/locations/local-case-study'
import { LocalFigures } from '@/components/sections/locations/local-figures'
import { LocalParagraphs } from '@/components/sections/locations/local-paragraphs'
import { LocationHeader } from '@/components/sections/locations/location-header'
import { YearCosts } from '@/components/sections/locations/year-costs'
import { ButtonLink } from '@/components/ui/button'
import { heatByMonth, openingFigures } from '@/lib/content/locations/figures'
import type { Location, PlaceAdditions } from '@/lib/content/locations/location'
import { placeText } from '@/lib/content/locations/place-text'
import { roomHere } from '@/lib/content/locations/room-here'
import { roomPictureKey } from '@/lib/content/locations/room-picture'
import { aboutPeople, postcodes } from '@/lib/content/locations/text/wording'
import { trailTo } from '@/lib/content/locations/trail'
import { getPicture } from '@/lib/data/pictures'
import { getPlaceAdditions } from '@/lib/data/place-additions'
import { getPriceList } from '@/lib/data/price-list'
import { getSiteSettings } from '@/lib/data/site-settings'
import { locationPage, quickCalculatorFor } from '@/lib/routing/routes'

import { aboutLocation } from './about-location'
import { LocationJsonLd } from './location-json-ld'

const NO_ADDITIONS: PlaceAdditions = { picture: null, caseStudy: null }

/** A city, town, village or suburb. */
export async function PlaceView({ location }: { location: Location }) {
  const { place, town, editorial } = location
  const [about, { hours, mainPhone }, list, added] = await Promise.all([
    aboutLocation(location),
    getSiteSettings(),
    getPriceList(),
    location.hasAdditions ? getPlaceAdditions(place.path) : NO_ADDITIONS,
  ])
  const { facts } = about
  const room = added.picture ?? (await getPicture(roomPictureKey(facts)))
  const { lede, verdict, paragraphs } = placeText(about)
  const trail = trailTo(location)
  const within = town?.name ?? facts.county.name
  return (
    <>
      <LocationJsonLd
        trail={[...trail, { path: locationPage(place.path), name: place.name }]}
        place={{ ...place, path: locationPage(place.path), within }}
      />
      <LocationHeader
        trail={trail}
        above="Infrared heating in"
        name={place.name}
        lede={roomHere({ ...about, list })}
        more={lede}
        actions={
          <>
            <ButtonLink href={quickCalculatorFor(facts.climate)}>Work out your cost</ButtonLink>
            <QuoteButton
              source="location-page"
              location={place.path}
              look="secondary"
              hours={hours}
              phone={mainPhone}
            />
          </>
        }
        picture={room}
        position={place}
        county={place.county}
        degreeDays={facts.degreeDays}
        caption={<Caption place={place} within={within} nation={facts.county.nation} />}
      />
      <LocalFigures figures={openingFigures(facts)} />
      <LocalParagraphs name={place.name} verdict={verdict} paragraphs={paragraphs} editorial={editorial} />
      {added.caseStudy && <LocalCaseStudy study={added.caseStudy} name={place.name} />}
      <YearCosts facts={facts} />
      <HeatMonths name={place.name} {...heatByMonth(facts)} />
      {facts.district && <HomesHere district={facts.district} solarKwhPerKwp={facts.county.solarKwhPerKwp} />}
      <AroundHere location={location} />
      <SourcesNote />
    </>
  )
}

/** The language of a second name, by nation; the Gaelic of Scotland is not that of Northern Ireland. */
const LANGUAGES: Readonly<Record<string, string>> = { Wales: 'cy', Scotland: 'gd', 'Northern Ireland': 'ga' }

function Caption({ place, within, nation }: { place: Location['place']; within: string; nation: string }) {
  const { name, localName } = place
  return (
    <>
      <strong className="block text-ink">
        {within === name ? name : `${name}, ${within}`}
        {localName !== null && (
          <>
            {' ('}
            <span lang={LANGUAGES[nation]}>{localName}</span>)
          </>
        )}
      </strong>
      {postcodes(place.postcodeDistricts)}
      {place.population !== null && <span className="block">{aboutPeople(place.population)} people</span>}
    </>
  )
}
