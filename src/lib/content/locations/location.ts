import type { Picture } from '@/lib/content/picture'
import type { CaseStudy } from '@/lib/content/testimonials'
import type { ComparedKey } from '@/lib/domain/locations/local-facts'
import type { Place } from '@/lib/domain/locations/place'
import type { TopicSlug } from '@/lib/routing/locations'

/** A suburb as the page of its town lists it; minor ones have no page to link to. */
type ListedSuburb = { name: string; path: string; hasPage: boolean }

/** What staff chose for the page of a place. `ownPicture` is never that of another project. */
export type PlaceAdditions = {
  picture: Picture | null
  caseStudy: (CaseStudy & { ownPicture: Picture | null }) | null
}

/** A place with what its pages show besides its own figures. */
export type Location = {
  place: Place
  angles: readonly ComparedKey[]
  neighbours: readonly Place[]
  town: Place | null
  suburbs: readonly ListedSuburb[]
  /** Written by staff; empty if there is none. */
  editorial: string
  /** Whether staff chose a picture or a case study for it. */
  hasAdditions: boolean
  /** Whether search engines may list it, and which of the pages below it. */
  isListed: boolean
  listedTopics: readonly TopicSlug[]
}
