import type { Picture } from '@/lib/content/picture'
import type { CaseStudy } from '@/lib/content/testimonials'
import type { ComparedKey } from '@/lib/domain/locations/local-facts'
import type { Place } from '@/lib/domain/locations/place'
import type { TopicSlug } from '@/lib/routing/locations'

/** A suburb as listed on the page of its town. Minor suburbs have no page to link to. */
type ListedSuburb = { name: string; path: string; hasPage: boolean }

/** Staff choices for the page of a place. `ownPicture` never shows another project. */
export type PlaceAdditions = {
  picture: Picture | null
  caseStudy: (CaseStudy & { ownPicture: Picture | null }) | null
}

/** A place with everything else its pages show. */
export type Location = {
  place: Place
  angles: readonly ComparedKey[]
  neighbours: readonly Place[]
  town: Place | null
  suburbs: readonly ListedSuburb[]
  /** Written by staff; empty if there is none. */
  editorial: string
  /** Whether staff chose a picture or a case study for the place. */
  hasAdditions: boolean
  /** Whether search engines may list the page; `listedTopics` are the pages below it that they may list. */
  isListed: boolean
  listedTopics: readonly TopicSlug[]
}
