import { ArrowLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { Place } from '@/lib/domain/locations/place'
import { topicPage, TOPICS, type TopicSlug } from '@/lib/routing/locations'
import { locationPage } from '@/lib/routing/routes'

/** Where a page about one question goes on: the place itself, and its other questions. */
export function TopicsHere({ place, current }: { place: Pick<Place, 'path' | 'name'>; current: TopicSlug }) {
  return (
    <Section name="Next" context={place.name}>
      <h2 className="text-h3">{`In ${place.name}`}</h2>
      <ul className="mt-3 border-t border-line">
        <li className="border-b border-line">
          <ArrowLink href={locationPage(place.path)}>{`Infrared heating in ${place.name}`}</ArrowLink>
        </li>
        {TOPICS.filter(({ slug }) => slug !== current).map(({ slug, name }) => (
          <li key={slug} className="border-b border-line">
            <ArrowLink href={topicPage(place.path, slug)}>{name}</ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
