import { QuoteButton } from '@/components/forms/quote-button'
import { SourcesNote } from '@/components/sections/locations/data-sources'
import { InstallerList } from '@/components/sections/locations/installer-list'
import { LocalParagraphs } from '@/components/sections/locations/local-paragraphs'
import { LocationHeader } from '@/components/sections/locations/location-header'
import { TopicsHere } from '@/components/sections/locations/topics-here'
import { YearCosts } from '@/components/sections/locations/year-costs'
import { ButtonLink } from '@/components/ui/button'
import type { Location } from '@/lib/content/locations/location'
import { postcodes } from '@/lib/content/locations/text/wording'
import { topicText } from '@/lib/content/locations/topics'
import { trailTo } from '@/lib/content/locations/trail'
import { getInstallers } from '@/lib/data/installers'
import { getSiteSettings } from '@/lib/data/site-settings'
import { withinReach } from '@/lib/domain/places/within-reach'
import { topicName, topicPage, type TopicSlug } from '@/lib/routing/locations'
import { locationPage, quickCalculatorFor } from '@/lib/routing/routes'

import { aboutLocation } from './about-location'
import { LocationJsonLd } from './location-json-ld'

const INSTALLERS_MAX = 5
const WITH_COSTS: readonly TopicSlug[] = [
  'heating-cost-calculator',
  'heating-without-gas',
  'storage-heater-replacement',
]

/** One question in one place. */
export async function TopicView({ location, topic }: { location: Location; topic: TopicSlug }) {
  const { place } = location
  const [about, { hours, mainPhone }, installers] = await Promise.all([
    aboutLocation(location),
    getSiteSettings(),
    getInstallers(),
  ])
  const { lede, verdict, paragraphs } = topicText(topic, about)
  const trail = [...trailTo(location), { path: locationPage(place.path), name: place.name }]
  const code = place.postcodeDistricts[0] ?? ''
  return (
    <>
      <LocationJsonLd trail={[...trail, { path: topicPage(place.path, topic), name: topicName(topic) }]} />
      <LocationHeader
        trail={trail}
        current={topicName(topic)}
        above={topicName(topic)}
        name={place.name}
        lede={lede}
        actions={
          <>
            <ButtonLink href={quickCalculatorFor(about.facts.climate)}>Work out your cost</ButtonLink>
            <QuoteButton
              source="location-page"
              location={place.path}
              serviceType={topic}
              look="secondary"
              hours={hours}
              phone={mainPhone}
            />
          </>
        }
        position={place}
        county={place.county}
        degreeDays={about.facts.degreeDays}
        caption={postcodes(place.postcodeDistricts)}
      />
      <LocalParagraphs name={place.name} verdict={verdict} paragraphs={paragraphs} />
      {WITH_COSTS.includes(topic) && <YearCosts facts={about.facts} />}
      {topic === 'infrared-heating-installation' && (
        <InstallerList
          code={code}
          found={withinReach({ firms: installers, from: place, code }).slice(0, INSTALLERS_MAX)}
        />
      )}
      <TopicsHere place={place} current={topic} />
      <SourcesNote />
    </>
  )
}
