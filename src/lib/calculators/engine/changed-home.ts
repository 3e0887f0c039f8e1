import { readOwnFigures, writeOwnFigures } from '@/lib/domain/estimate/own-figures-text'
import type { OwnFigures } from '@/lib/domain/estimate/project'

import { queryOf, typedOf, withAnswers } from './home-query'
import { OWN_NAME, type Typed } from './home-questions'
import { homeWords } from './home-words'

type ChangedHome = {
  /** The home on the device, which other tools may have changed too. */
  kept: string
  /** The home that the tool began with. */
  begun: string
  /** What the tool knows of a home, by question of the quick calculator: as it began, and now. */
  first: Typed
  now: Typed
  /** The own figures that the tool knows, by key. Absent: all, if it says any. */
  ownKeys?: readonly string[] | undefined
}

/** Own figures that an answer replaces. */
const OWN_FIGURES: Readonly<Record<string, string>> = {
  area: 'home.floor-area',
  rooms: 'home.rooms',
  altitude: 'home.altitude',
}

/** A home as the quick calculator asks for it, with what has changed in a tool that began with it. */
export function changedHome({ kept, begun, first, now, ownKeys }: ChangedHome): { query: string; words: string } {
  const [told, there] = [typedOf(begun), typedOf(kept)]
  const answersNow = Object.fromEntries(Object.entries(now).filter(([name]) => name !== OWN_NAME))
  const changes = Object.fromEntries(Object.entries(answersNow).filter(([name, value]) => value !== first[name]))
  // What the tool knows, as it was told: a change that was undone is none.
  const known = [...Object.keys(answersNow), ...FOLLOWING]
  const home = { ...there, ...Object.fromEntries(known.map((name) => [name, told[name] ?? ''])) }
  const own = ownAfter({ told, kept: there, changes, first, now, ownKeys })
  const query = queryOf(withAnswers({ ...home, [OWN_NAME]: own }, changes))
  return { query, words: homeWords(query) }
}

/** Answers that go when another is changed, and come back with it. */
const FOLLOWING = ['altitude', 'currentBill', 'billUnit'] as const

const ownOf = ({ [OWN_NAME]: own = '' }: Typed) => readOwnFigures(own)

type Own = { told: Typed; kept: Typed; changes: Typed } & Pick<ChangedHome, 'first' | 'now' | 'ownKeys'>

/** A tool that knows the own figures says which changed; a changed answer takes its figure with it. */
function ownAfter({ told, kept, changes, first, now, ownKeys }: Own): string {
  const isKnown = (key: string) => OWN_NAME in now && (ownKeys?.includes(key) ?? true)
  const [before, after] = [ownOf(first), ownOf(now)]
  const changed = Object.keys({ ...before, ...after }).filter((key) => after[key] !== before[key])
  const ofAnswers = (names: Typed) => Object.keys(names).flatMap((name) => OWN_FIGURES[name] ?? [])
  const asTold = Object.keys(ownOf(told)).filter(isKnown)
  const asKept = Object.keys(ownOf(kept)).filter((key) => !isKnown(key))
  const toldOwn = { ...picked(ownOf(kept), asKept), ...picked(ownOf(told), [...asTold, ...ofAnswers(now)]) }
  const replaced = [...changed, ...ofAnswers(changes)]
  const stays = Object.keys(toldOwn).filter((key) => !replaced.includes(key))
  return writeOwnFigures({ ...picked(toldOwn, stays), ...picked(after, changed) })
}

const picked = (own: OwnFigures, keys: readonly string[]): OwnFigures =>
  Object.fromEntries(Object.entries(own).filter(([key]) => keys.includes(key)))
