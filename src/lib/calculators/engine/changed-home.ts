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
}

/** Own figures that an answer replaces. */
const OWN_FIGURES: Readonly<Record<string, string>> = {
  area: 'home.floor-area',
  rooms: 'home.rooms',
  altitude: 'home.altitude',
}

/** A home as the quick calculator asks for it, with what has changed in a tool that began with it. */
export function changedHome({ kept, begun, first, now }: ChangedHome): { query: string; words: string } {
  const told = typedOf(begun)
  const changes = Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== first[name]))
  // What the tool knows, as it was told: a change that was undone is none.
  const known = [...Object.keys(now), ...FOLLOWING]
  const home = { ...typedOf(kept), ...Object.fromEntries(known.map((name) => [name, told[name] ?? ''])) }
  const query = queryOf(withAnswers({ ...home, [OWN_NAME]: ownBesides(changes, told) }, changes))
  return { query, words: homeWords(query) }
}

/** Answers that go when another is changed, and come back with it. */
const FOLLOWING = ['altitude', 'currentBill', 'billUnit'] as const

function ownBesides(changes: Typed, { [OWN_NAME]: own = '' }: Typed): string {
  const replaced = Object.keys(changes).flatMap((name) => OWN_FIGURES[name] ?? [])
  const isReplaced = (figure: string) => replaced.some((key) => figure.startsWith(`${key}_`))
  return own
    .split(' ')
    .filter((figure) => !isReplaced(figure))
    .join(' ')
}
