import { queryOf } from './home-query'
import { OWN_NAME, type Typed, USUAL_HOME } from './home-questions'
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
  const [keptNow, told] = [typedOf(kept), typedOf(begun)]
  const changes = Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== first[name]))
  const query = queryOf({ ...keptNow, ...asTold(told, now), ...following(told, changes), ...changes })
  return { query, words: homeWords(query) }
}

const typedOf = (query: string): Typed => ({ ...USUAL_HOME, ...Object.fromEntries(new URLSearchParams(query)) })

/** What the tool knows, as it was told: a change that was undone is none. */
const asTold = (told: Typed, now: Typed): Typed =>
  Object.fromEntries(Object.keys(now).map((name) => [name, told[name] ?? '']))

/** What depends on an answer: the height is that of the place, a bill that of the home and its heating. */
function following(told: Typed, changes: Typed): Typed {
  const { altitude = '', currentBill = '', [OWN_NAME]: own = '' } = told
  const replaced = Object.keys(changes).flatMap((name) => OWN_FIGURES[name] ?? [])
  return {
    altitude: 'postcode' in changes ? '' : altitude,
    currentBill: 'area' in changes || 'heating' in changes ? '' : currentBill,
    [OWN_NAME]: own
      .split(' ')
      .filter((figure) => !replaced.some((key) => figure.startsWith(`${key}_`)))
      .join(' '),
  }
}
