import { readStored, writeStored } from './device-storage'
import { KEPT_HOME_KEY } from './kept-home-key'

/** The home that the visitor told a tool last, for the other tools. */
export type KeptHome = {
  /** As in the URL of the quick calculator, which has no more of a postcode than its area. */
  query: string
  /** 'Semi-detached house, 87 m², built 1967 to 1975' */
  words: string
}

/** Longer than any home; a longer text is not ours. */
const LENGTH_MAX = 5_000

export function keepHome({ query, words }: KeptHome): void {
  writeStored(KEPT_HOME_KEY, JSON.stringify({ query, words }))
}

let last: { text: string | null; home: KeptHome | null } = { text: null, home: null }

/** The home on this device, the same object until it changes; null if there is none, or if it is not in our format. */
export function readKeptHome(): KeptHome | null {
  const text = readStored(KEPT_HOME_KEY)
  if (text !== last.text) last = { text, home: text === null ? null : homeIn(text) }
  return last.home
}

function homeIn(text: string): KeptHome | null {
  if (text.length > LENGTH_MAX) return null
  try {
    const kept: unknown = JSON.parse(text)
    return isKeptHome(kept) ? kept : null
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
