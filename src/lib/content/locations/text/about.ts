import type { ComparedKey, LocalFacts } from '@/lib/domain/locations/local-facts'
import type { Place } from '@/lib/domain/locations/place'

import { capitalised } from './wording'

/** Everything a page about a place can draw on besides figures of the whole site. */
export type About = {
  facts: LocalFacts
  /** The figures it writes about, its opening first; see `chooseAngles`. */
  angles: readonly ComparedKey[]
  /** The nearest other places of its kind, nearest first. */
  neighbours: readonly Place[]
  /** The city or town of a suburb. */
  town: Place | null
}

/** One paragraph of a location page; `key` is what it is about. */
export type Paragraph = { key: string; heading: string; text: string }

/** The written part of a page. */
export type PlaceText = { lede: string; verdict: Paragraph; paragraphs: Paragraph[] }

/** Joins sentences, leaving out those that need an unknown figure; each begins with a capital letter. */
export const sentences = (...parts: readonly (string | null | false)[]): string =>
  parts
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .map(capitalised)
    .join(' ')
