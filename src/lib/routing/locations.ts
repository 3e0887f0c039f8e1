import { routes } from './routes'

/** Slugs of the pages about one question, below the page of each city, town and large village. */
export const TOPICS = [
  { slug: 'energy-efficient-heating-benefits', name: 'Who gains from infrared heating' },
  { slug: 'heating-cost-calculator', name: 'Heating costs' },
  { slug: 'electric-heating-installation', name: 'Electric heating installation' },
  { slug: 'new-build-heating', name: 'New-build heating' },
  { slug: 'residential-radiant-heating', name: 'Radiant heating at home' },
  { slug: 'commercial-heating-solutions', name: 'Commercial heating' },
  { slug: 'heating-without-gas', name: 'Heating without gas' },
  { slug: 'storage-heater-replacement', name: 'Replacing storage heaters' },
  { slug: 'landlord-heating', name: 'Heating for landlords' },
  { slug: 'infrared-heating-installation', name: 'Infrared heating installers' },
] as const

export type TopicSlug = (typeof TOPICS)[number]['slug']

/** The page at a path below /locations; `path` is that of the place or county: 'bath', 'county/somerset'. */
export type LocationMeaning =
  { kind: 'county' | 'place' | 'suburb'; path: string } | { kind: 'topic'; path: string; topic: TopicSlug }

const COUNTY = 'county'
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LENGTH_MAX = 200

/** Resolves the segments after /locations; null if no page can have that path. */
export function locationAt(segments: readonly string[]): LocationMeaning | null {
  const [first = '', second] = segments
  const path = segments.join('/')
  if (segments.length > 2 || path.length > LENGTH_MAX || !segments.every((segment) => SEGMENT.test(segment)))
    return null
  if (second === undefined) return first === '' || first === COUNTY ? null : { kind: 'place', path }
  if (first === COUNTY) return { kind: 'county', path }
  const topic = TOPICS.find(({ slug }) => slug === second)?.slug
  return topic ? { kind: 'topic', path: first, topic } : { kind: 'suburb', path }
}

/** Resolves a whole path; null outside /locations and for /locations itself. */
export function locationOf(path: string): LocationMeaning | null {
  const start = `${routes.locations}/`
  return path.startsWith(start) ? locationAt(path.slice(start.length).split('/')) : null
}

export const topicPage = (path: string, topic: TopicSlug): string => `${routes.locations}/${path}/${topic}`

export const topicName = (topic: TopicSlug): string => TOPICS.find(({ slug }) => slug === topic)?.name ?? ''

/** Tag of all cached data of a place. */
export const placeTag = (path: string): string => `place:${path}`
