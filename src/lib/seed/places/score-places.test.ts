import { expect, test } from 'vitest'

import { placeText, plainText } from '@/lib/content/locations/place-text'
import {
  FACTS_MIN,
  shinglesWithoutName,
  SIMILARITY_ANYWHERE_MAX,
  SIMILARITY_MAX,
} from '@/lib/content/locations/uniqueness'
import { type ComparedKey, localFacts } from '@/lib/domain/locations/local-facts'
import { hasOwnPage, parentPathOf, type Place } from '@/lib/domain/locations/place'
import { nearDuplicates } from '@/lib/domain/text/near-duplicates'
import { similarity } from '@/lib/domain/text/shingles'

import { readDataset } from './dataset'
import { basisOn, rememberedHomes, scorePlaces } from './score-places'

const DATE = '2026-11-23'
const dataset = readDataset()
const byPath = new Map(dataset.map((place) => [place.path, place]))
const published = dataset.filter(hasOwnPage)
const scores = scorePlaces(dataset, DATE)
const homesOf = rememberedHomes()

const scoreOf = ({ path }: Place) => {
  const { neighbours, angles, is_indexable: isListed } = scores.get(path) ?? {}
  return { neighbours: String(neighbours).split(' '), angles: String(angles).split(' ') as ComparedKey[], isListed }
}

const factsOf = (place: Place) => localFacts({ place, basis: basisOn(DATE), homesOf })
const townOf = (place: Place) => (place.kind === 'suburb' ? (byPath.get(parentPathOf(place)) ?? null) : null)

function textOf(place: Place): string {
  const { neighbours, angles } = scoreOf(place)
  const near = neighbours.flatMap((path) => byPath.get(path) ?? [])
  return plainText(placeText({ facts: factsOf(place), angles, neighbours: near, town: townOf(place) }))
}

const texts = new Map(published.map((place) => [place.path, textOf(place)]))
const shinglesOf = (place: Place) => shinglesWithoutName(texts.get(place.path) ?? '', place, townOf(place))

test('every place with a page has enough figures of its own', () => {
  const poor = published.filter((place) => factsOf(place).compared.length < FACTS_MIN)
  expect(poor.map(({ path }) => path)).toEqual([])
  expect([...scores.keys()].sort()).toEqual(published.map(({ path }) => path).sort())
})

test('no listed page shares more than half of its text with a page nearby', () => {
  const listed = published.filter((place) => scoreOf(place).isListed)
  expect(listed.length).toBeGreaterThan(1_300)
  const alike = listed.flatMap((place) => {
    const own = shinglesOf(place)
    return scoreOf(place).neighbours.flatMap((path) => {
      const other = byPath.get(path)
      const shared = other ? similarity(own, shinglesOf(other)) : 0
      return shared > SIMILARITY_MAX ? [`${place.path} and ${path}: ${shared}`] : []
    })
  })
  expect(alike).toEqual([])
})

test('no two listed pages share more than 60% of their text, wherever they are', () => {
  const texts = published
    .filter((place) => scoreOf(place).isListed)
    .map((place) => ({ key: place.path, shingles: shinglesOf(place) }))
  expect([...nearDuplicates(texts, SIMILARITY_ANYWHERE_MAX)]).toEqual([])
})

test('a page too much like another is kept from search engines, with the reason', () => {
  const alike = published.filter(({ path }) => Number(scores.get(path)?.similarity) > SIMILARITY_MAX * 100)
  expect(alike.length).toBeGreaterThan(1_000)
  const unexplained = alike.filter(({ path }) => !/shared with /.test(String(scores.get(path)?.indexing_reason)))
  expect([alike.filter((place) => scoreOf(place).isListed), unexplained]).toEqual([[], []])
})

/** What no text of any page may contain: a missing value, a wrong plural, an area without its article. */
const FLAWS =
  /NaN|undefined|null|Infinity|\[object|\b1 (?:circuits|hours|miles|minutes)\b|\bthe the\b|\bin (?:Isle|Western Isles|West Midlands|Scottish Borders|Vale)\b|, City of|, County of|\s[.,;]|\. [a-z]/

test('no page has a flaw in its text', () => {
  const flawed = [...texts].flatMap(([path, text]) => {
    const [found] = FLAWS.exec(text) ?? []
    return found ? [`${path}: ${found}`] : []
  })
  expect(flawed).toEqual([])
})
