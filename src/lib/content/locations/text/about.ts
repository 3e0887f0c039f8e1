import type { ComparedKey, LocalFacts } from '@/lib/domain/locations/local-facts'
import type { Place } from '@/lib/domain/locations/place'
import { capitalised } from '@/lib/domain/text/capitalised'

import type { Powerboard } from '../../product'

/** Everything that the page of a place can refer to, except site-wide figures. */
export type About = {
  facts: LocalFacts
  /** The subjects of the page, the opening one first; see `chooseAngles`. */
  angles: readonly ComparedKey[]
  /** The nearest other places of the same kind, nearest first. */
  neighbours: readonly Place[]
  /** The city or town that a suburb belongs to. */
  town: Place | null
}

/** What the page of a topic can refer to: a place, and the panel that its numbers of panels are for. */
export type AboutTopic = About & { panel: Pick<Powerboard, 'powerWatts' | 'panelsPer16aMax'> }

/** A paragraph of a location page; `key` names its subject. */
export type Paragraph = { key: string; heading: string; text: string }

/** The written text of a page. */
export type PlaceText = { lede: string; verdict: Paragraph; paragraphs: Paragraph[] }

/** Joins sentences and capitalises each; skips empty ones, whose figure is unknown. */
export const sentences = (...parts: readonly (string | null | false)[]): string =>
  parts
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .map(capitalised)
    .join(' ')
