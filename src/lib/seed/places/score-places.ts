import { placeText, plainText } from '@/lib/content/locations/place-text'
import type { About } from '@/lib/content/locations/text/about'
import { topicText } from '@/lib/content/locations/topics'
import {
  judgePage,
  reasonOfTwin,
  scoreAgainst,
  shinglesWithoutName,
  SIMILARITY_ANYWHERE_MAX,
  SIMILARITY_MAX,
} from '@/lib/content/locations/uniqueness'
import { DEFAULT_NUMBERS } from '@/lib/domain/assumptions/default-assumptions'
import { chooseAngles } from '@/lib/domain/locations/angles'
import { localFacts } from '@/lib/domain/locations/local-facts'
import { type HomesBasis, type HomesInput, type LocalHome, localHomes } from '@/lib/domain/locations/local-homes'
import { nearestOthers } from '@/lib/domain/locations/nearest'
import { hasOwnPage, parentPathOf, type Place } from '@/lib/domain/locations/place'
import { nearDuplicates } from '@/lib/domain/text/near-duplicates'
import { TOPICS } from '@/lib/routing/locations'

import { POWERBOARD } from '../catalogue/powerboard'
import type { PlaceRow } from './dataset'

const NEIGHBOURS = 8

/** The numbers and the panel of a new site. */
export function basisOn(date: string): HomesBasis {
  const { name, slug, basePrice, specifications } = POWERBOARD
  const source = { title: 'The manufacturer’s data sheet', date, confidence: 'assumed' } as const
  const panel = { ...specifications, name, slug, pricePence: basePrice * 100, source }
  return { numbers: DEFAULT_NUMBERS, panel, date }
}

/** Tiers whose topic pages may be listed. */
const TOPICS_TIER_MAX = 2

type Group = { places: readonly Place[]; town: Place | null }

/** What is worked out from all places together: neighbours, what each page writes about, and how unique it is. */
export function scorePlaces(places: readonly Place[], date: string): Map<string, PlaceRow> {
  const withPage = places.filter(hasOwnPage)
  const towns = withPage.filter(({ kind }) => kind !== 'suburb')
  const homesOf = rememberedHomes()
  const groups: Group[] = [{ places: towns, town: null }, ...suburbGroups(withPage, towns)]
  const scored = groups.flatMap((group) => scoreGroup({ ...group, date, homesOf }))
  return new Map(withoutTwins(scored).map(({ page, row }) => [page.place.path, row]))
}

/** Listed pages that are too much like one of a larger place, wherever it is, are not listed. */
function withoutTwins(scored: readonly Scored[]): Scored[] {
  const listed = scored
    .filter(({ row }) => row.is_indexable)
    .toSorted((a, b) => (b.page.place.population ?? 0) - (a.page.place.population ?? 0))
  const texts = listed.map(({ page }) => ({ key: page.place.path, shingles: page.main }))
  const twins = nearDuplicates(texts, SIMILARITY_ANYWHERE_MAX)
  return scored.map(({ page, row }) => {
    const twin = twins.get(page.place.path)
    if (!twin) return { page, row }
    const score = { similarity: twin.similarity, twin: twin.key }
    return {
      page,
      row: {
        ...row,
        similarity: Math.round(twin.similarity * 100),
        is_indexable: false,
        indexing_reason: reasonOfTwin(score),
      },
    }
  })
}

function suburbGroups(places: readonly Place[], towns: readonly Place[]): Group[] {
  const byTown = new Map<string, Place[]>()
  for (const place of places) {
    if (place.kind !== 'suburb') continue
    const town = parentPathOf(place)
    byTown.set(town, [...(byTown.get(town) ?? []), place])
  }
  return towns.flatMap((town) => {
    const suburbs = byTown.get(town.path)
    return suburbs ? [{ places: suburbs, town }] : []
  })
}

type Asked = Group & { date: string; homesOf: (given: HomesInput) => LocalHome[] }

type Scored = { page: Page; row: PlaceRow }

function scoreGroup({ places, town, date, homesOf }: Asked): Scored[] {
  const near = nearestOthers(places, NEIGHBOURS)
  const basis = basisOn(date)
  const facts = places.map((place) => localFacts({ place, basis, homesOf }))
  const angles = chooseAngles(
    facts.map(({ place, compared }, index) => ({
      compared,
      population: place.population,
      neighbours: near[index] ?? [],
    })),
  )
  const pages = facts.map((own, index) => {
    const neighbours = (near[index] ?? []).flatMap((other) => places[other] ?? [])
    return pageOf({ facts: own, angles: angles[index] ?? [], neighbours, town })
  })
  return pages.map((page, index) => {
    const others = (near[index] ?? []).flatMap((other) => pages[other] ?? [])
    return { page, row: columnsOf(page, others) }
  })
}

type Page = About & { place: Place; main: Set<string>; topics: { slug: string; shingles: Set<string> }[] }

function pageOf(about: About): Page {
  const { place } = about.facts
  const shinglesOf = (text: string) => shinglesWithoutName(text, place, about.town)
  const hasTopics = !about.town && place.tier <= TOPICS_TIER_MAX
  return {
    ...about,
    place,
    main: shinglesOf(plainText(placeText(about))),
    topics: hasTopics
      ? TOPICS.map(({ slug }) => ({
          slug,
          shingles: shinglesOf(plainText(topicText(slug, { ...about, panel: POWERBOARD.specifications }))),
        }))
      : [],
  }
}

function columnsOf(page: Page, others: readonly Page[]): PlaceRow {
  const { place, town, facts, angles, neighbours, main, topics } = page
  const score = scoreAgainst(
    main,
    others.map((other) => ({ path: other.place.path, shingles: other.main })),
  )
  const { isIndexable, reason } = judgePage({ place, town, facts: facts.compared.length, score })
  const unique = topics.filter(({ slug, shingles }) => {
    const same = others.flatMap((other) => other.topics.filter((topic) => topic.slug === slug))
    const rivals = same.map((topic) => ({ path: slug, shingles: topic.shingles }))
    return scoreAgainst(shingles, [...rivals, { path: place.path, shingles: main }]).similarity <= SIMILARITY_MAX
  })
  return {
    neighbours: neighbours.map(({ path }) => path).join(' '),
    angles: angles.join(' '),
    similarity: Math.round(score.similarity * 100),
    is_indexable: isIndexable,
    indexing_reason: reason,
    indexable_topics: unique.map(({ slug }) => slug).join(' ') || null,
  }
}

/** The example homes of a county are the same in all its places with the same prices. */
export function rememberedHomes(): (given: HomesInput) => LocalHome[] {
  const known = new Map<string, LocalHome[]>()
  return (given) => {
    const key = JSON.stringify([given.climate, given.region])
    const homes = known.get(key) ?? localHomes(given)
    known.set(key, homes)
    return homes
  }
}
