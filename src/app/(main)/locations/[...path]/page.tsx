import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CITIES } from '@/lib/calculators/home/cities'
import { getCountyPlaces, getLocation } from '@/lib/data/places'
import { COUNTIES, findCounty } from '@/lib/domain/locations/counties'
import { locationAt } from '@/lib/routing/locations'

import { CountyView } from './county-view'
import { countyMetadata, placeMetadata, topicMetadata } from './location-metadata'
import { PlaceView } from './place-view'
import { TopicView } from './topic-view'

type Props = PageProps<'/locations/[...path]'>

/** All other pages are rendered on the first visit. */
export function generateStaticParams(): { path: string[] }[] {
  return [...COUNTIES.map(({ slug }) => ['county', slug]), ...CITIES.map(({ slug }) => [slug])].map((path) => ({
    path,
  }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await pageAt(params)
  switch (page?.kind) {
    case 'county':
      return countyMetadata(page.county, page.places.length)
    case 'place':
      return placeMetadata(page.location)
    case 'topic':
      return topicMetadata(page.location, page.topic)
    default:
      return {}
  }
}

/** Every page below /locations; see lib/routing/locations.ts for what a path means. */
export default async function LocationPage({ params }: Props) {
  const page = await pageAt(params)
  switch (page?.kind) {
    case 'county':
      return <CountyView county={page.county} places={page.places} />
    case 'place':
      return <PlaceView location={page.location} />
    case 'topic':
      return <TopicView location={page.location} topic={page.topic} />
    default:
      return notFound()
  }
}

async function pageAt(params: Props['params']) {
  const meaning = locationAt((await params).path)
  if (!meaning) return null
  if (meaning.kind === 'county') {
    const county = findCounty(meaning.path.replace('county/', ''))
    const places = county && (await getCountyPlaces(meaning.path))
    return county && places ? { kind: 'county' as const, county, places } : null
  }
  const location = await getLocation(meaning.path)
  if (!location) return null
  if (meaning.kind === 'topic') return { kind: 'topic' as const, location, topic: meaning.topic }
  return { kind: 'place' as const, location }
}
