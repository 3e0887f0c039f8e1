import type { Metadata } from 'next'

import type { Location } from '@/lib/content/locations/location'
import { cardOfPlace } from '@/lib/content/locations/place-card'
import { placeText } from '@/lib/content/locations/place-text'
import { topicText } from '@/lib/content/locations/topics'
import type { County } from '@/lib/domain/locations/counties'
import { parentPathOf } from '@/lib/domain/locations/place'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { topicPage, type TopicSlug } from '@/lib/routing/locations'
import { locationPage } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

import { aboutLocation } from './about-location'

/** A page that is too similar to others is not indexed, and names its parent as the canonical page. */
function listedOr(parent: string, isListed: boolean, metadata: Metadata): Metadata {
  return isListed
    ? metadata
    : { ...metadata, robots: { index: false }, alternates: { canonical: locationPage(parent) } }
}

export async function placeMetadata(location: Location): Promise<Metadata> {
  const { lede, verdict } = placeText(await aboutLocation(location))
  const page = { ...cardOfPlace(location), description: `${lede} ${verdict.heading}.` }
  return listedOr(parentPathOf(location.place), location.isListed, pageMetadata(page))
}

export async function topicMetadata(location: Location, topic: TopicSlug): Promise<Metadata> {
  const { path } = location.place
  const { title, description } = topicText(topic, await aboutLocation(location))
  const page = { path: topicPage(path, topic), title, description, cardOf: cardOfPlace(location) }
  return listedOr(path, location.isListed && location.listedTopics.includes(topic), pageMetadata(page))
}

export function countyMetadata({ slug, name }: County, places: number): Metadata {
  return pageMetadata({
    path: locationPage(`county/${slug}`),
    title: `Heating in ${name}: ${places} cities, towns and villages`,
    description: `What homes in ${name} are like, what they use and how they are heated, with a page for each of its ${places} cities, towns and large villages.`,
    cardOf: STATIC_PAGES.locations,
  })
}
