import { readStored, writeStored } from './device-storage'
import { KEPT_HOME_KEY } from './kept-home-key'

/** The home that the visitor told a tool last, for the other tools. */
export type KeptHome = {
  /** As in the URL of the quick calculator, which has no more of a postcode than its area. */
  query: string
  /** 'Semi-detached house, 87 m², built 1967 to 1975' */
  words: string
}

/** Tools that keep their own work on the device, which may have begun with this home. */
export type Beginner = 'professional' | 'designer'

/** The home that each began with, as a query; absent if it began with another one. */
type Begun = Partial<Record<Beginner, string>>

type Kept = KeptHome & { begun: Begun }

/** Longer than any home with what two tools began with; a longer text is not ours. */
const LENGTH_MAX = 15_000

/** Keeps a home that the visitor has told. If it is another one, no tool has begun with it. */
export function keepHome({ query, words }: KeptHome): void {
  const kept = readKept()
  write({ query, words, begun: kept?.query === query ? kept.begun : {} })
}

/** Keeps what has changed in a tool that began with the home. */
export function keepChangedHome({ query, words }: KeptHome): void {
  write({ query, words, begun: readKept()?.begun ?? {} })
}

/** Records which home a tool has begun with; null: none. */
export function beginWith(tool: Beginner, query: string | null): void {
  const kept = readKept()
  if (!kept || begunWith(tool) === query) return
  write({ ...kept, begun: { ...kept.begun, [tool]: query ?? undefined } })
}

/** The home that a tool has begun with; null: none, or the visitor has told another since. */
export const begunWith = (tool: Beginner): string | null => readKept()?.begun[tool] ?? null

/** The home on this device, the same object until it changes; null if there is none, or if it is not in our format. */
export const readKeptHome = (): KeptHome | null => readKept()

const write = (kept: Kept) => writeStored(KEPT_HOME_KEY, JSON.stringify(kept))

let last: { text: string | null; home: Kept | null } = { text: null, home: null }

function readKept(): Kept | null {
  const text = readStored(KEPT_HOME_KEY)
  if (text !== last.text) last = { text, home: text === null ? null : homeIn(text) }
  return last.home
}

function homeIn(text: string): Kept | null {
  if (text.length > LENGTH_MAX) return null
  try {
    const kept: unknown = JSON.parse(text)
    return isKeptHome(kept) ? { query: kept.query, words: kept.words, begun: begunIn(kept) } : null
  } catch {
    return null // invalid JSON
  }
}

const isKeptHome = (kept: unknown): kept is KeptHome =>
  typeof kept === 'object' &&
  kept !== null &&
  'query' in kept &&
  typeof kept.query === 'string' &&
  'words' in kept &&
  typeof kept.words === 'string'

function begunIn(kept: KeptHome & { begun?: unknown }): Begun {
  const begun: Readonly<Record<string, unknown>> = { ...(typeof kept.begun === 'object' ? kept.begun : null) }
  const { professional, designer } = begun
  return {
    ...(typeof professional === 'string' && { professional }),
    ...(typeof designer === 'string' && { designer }),
  }
}
