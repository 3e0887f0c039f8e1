import { readStored, removeStored, writeStored } from '@/lib/browser/device-storage'
import type { KeptSeason } from '@/lib/domain/challenge/kept-season'

const KEY = 'powerboard.season.v1'
/** The storage key for unreadable data, which is not overwritten. */
const ASIDE_KEY = `${KEY}.unreadable`

export type Tools = typeof import('./season-tools')

export type SeasonState = {
  tools: Tools
  kept: KeptSeason
  /** The ISO time when the clock was last read: on opening the page, returning to it and every change. */
  now: string
  /** Whether the device stores anything. */
  isKept: boolean
  /** Unreadable data that was set aside, verbatim. */
  aside: string | null
}

type Reader = typeof import('./season-reader')

let tools: Tools | null = null
let reader: Reader | null = null
let state: SeasonState | null = null
let hasFailed = false
const listeners = new Set<() => void>()

/** The winter stored on the device; null on the server, and until the tools have loaded. */
export const seasonState = (): SeasonState | null => state

/** Whether the tools could not be loaded, for example while offline; the page can then only be printed. */
export const seasonFailed = (): boolean => hasFailed

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) start()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

/** Changes the stored winter, starting from what another tab may have stored since. */
export function change(update: (kept: KeptSeason, given: { tools: Tools; now: string }) => KeptSeason): void {
  withFound((found, given) => {
    const kept = update(found, given)
    publish({ ...given, kept, isKept: keep(JSON.stringify(kept)), aside: readStored(ASIDE_KEY) })
  })
}

/** Deletes everything from the device. */
export function forget(): void {
  if (!tools) return
  seenText = null
  removeStored(KEY)
  removeStored(ASIDE_KEY)
  publish({ tools, kept: tools.NOTHING_KEPT, now: new Date().toISOString(), isKept: true, aside: null })
}

function start() {
  addEventListener('storage', handleStorage)
  document.addEventListener('visibilitychange', refresh)
  for (const contact of CONTACTS) addEventListener(contact, preloadReader, { once: true, passive: true })
  loadTools()
}

/** Signs that the page is in use. The reader is then preloaded, in case the visitor goes offline or uses two tabs. */
const CONTACTS = ['pointerover', 'keydown'] as const

const preloadReader = () => void loadReader().catch(() => null)

async function loadReader(): Promise<void> {
  reader = await import('./season-reader')
}

/** Loads the tools that make the page interactive. May be called again after a failure. */
export function loadTools(): void {
  void import('./season-tools').then((loaded) => {
    tools = loaded
    hasFailed = false
    refresh()
  }, fail)
}

function fail() {
  hasFailed = true
  notify()
}

function stop() {
  removeEventListener('storage', handleStorage)
  for (const contact of CONTACTS) removeEventListener(contact, preloadReader)
  document.removeEventListener('visibilitychange', refresh)
}

/** Another tab has changed the stored winter, or cleared everything. */
function handleStorage(event: StorageEvent) {
  if (event.key === KEY || event.key === null) refresh()
}

function refresh() {
  withFound((kept, given) => publish({ ...given, kept, isKept: state?.isKept ?? true, aside: readStored(ASIDE_KEY) }))
}

/** The stored text as last read or written. Until it changes, `state.kept` is the winter, even if it was not stored. */
let seenText: string | null = null

/** Calls `proceed` with the winter, immediately or, if a stored text must be checked, once the reader has loaded. */
function withFound(proceed: (kept: KeptSeason, given: { tools: Tools; now: string }) => void): void {
  if (!tools) return
  const given = { tools, now: new Date().toISOString() }
  const text = readStored(KEY)
  if (text === seenText && state) return proceed(state.kept, given)
  if (text === null) {
    seenText = null
    return proceed(tools.NOTHING_KEPT, given)
  }
  if (reader) return proceed(checked(text, reader) ?? tools.NOTHING_KEPT, given)
  loadReader().then(() => withFound(proceed), fail)
}

/** Parses the stored winter. Unreadable text is set aside, and the result is null. */
function checked(text: string, { readKeptSeason }: Reader): KeptSeason | null {
  const kept = readKeptSeason(text)
  if (!kept && writeStored(ASIDE_KEY, text)) removeStored(KEY)
  seenText = readStored(KEY)
  return kept
}

function keep(text: string): boolean {
  const isKept = writeStored(KEY, text)
  if (isKept) seenText = text
  return isKept
}

function publish(next: SeasonState) {
  state = next
  notify()
}

function notify() {
  for (const listener of listeners) listener()
}
