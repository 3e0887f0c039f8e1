import { readStored, removeStored, writeStored } from '@/lib/browser/device-storage'
import type { KeptSeason } from '@/lib/domain/challenge/kept-season'

const KEY = 'powerboard.season.v1'
/** Data that we cannot read is not overwritten. */
const ASIDE_KEY = `${KEY}.unreadable`

export type Tools = typeof import('./season-tools')

export type SeasonState = {
  tools: Tools
  kept: KeptSeason
  /** The ISO instant of the last look at the clock: on opening the page, returning to it and every change. */
  now: string
  /** Whether the device keeps anything. */
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

/** Whether the tools could not be loaded, as without a connection: the page is then one to print. */
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
  known = null
  removeStored(KEY)
  removeStored(ASIDE_KEY)
  publish({ tools, kept: tools.NOTHING_KEPT, now: new Date().toISOString(), isKept: true, aside: null })
}

function start() {
  addEventListener('storage', hear)
  document.addEventListener('visibilitychange', look)
  for (const contact of CONTACTS) addEventListener(contact, preloadReader, { once: true, passive: true })
  loadTools()
}

/** Whoever uses the page may lose the connection, and change it in two tabs. */
const CONTACTS = ['pointerover', 'keydown'] as const

const preloadReader = () => void loadReader().catch(() => null)

async function loadReader(): Promise<void> {
  reader = await import('./season-reader')
}

/** Loads what makes the page playable; once more after it failed. */
export function loadTools(): void {
  void import('./season-tools').then((loaded) => {
    tools = loaded
    hasFailed = false
    look()
  }, fail)
}

function fail() {
  hasFailed = true
  tell()
}

function stop() {
  removeEventListener('storage', hear)
  for (const contact of CONTACTS) removeEventListener(contact, preloadReader)
  document.removeEventListener('visibilitychange', look)
}

/** Another tab has changed the stored winter, or cleared everything. */
function hear(event: StorageEvent) {
  if (event.key === KEY || event.key === null) look()
}

function look() {
  withFound((kept, given) => publish({ ...given, kept, isKept: state?.isKept ?? true, aside: readStored(ASIDE_KEY) }))
}

/** The text of `state.kept`, which need not be checked again. */
let known: string | null = null

/** Calls `proceed` with the stored winter: at once, or when the reader has loaded if the text has to be checked. */
function withFound(proceed: (kept: KeptSeason, given: { tools: Tools; now: string }) => void): void {
  if (!tools) return
  const given = { tools, now: new Date().toISOString() }
  const text = readStored(KEY)
  if (text === null) {
    known = null
    return proceed(state && !state.isKept ? state.kept : tools.NOTHING_KEPT, given)
  }
  if (text === known && state) return proceed(state.kept, given)
  if (reader) return proceed(checked(text, reader) ?? tools.NOTHING_KEPT, given)
  loadReader().then(() => withFound(proceed), fail)
}

/** The stored winter, from its text; text that cannot be read is set aside, and the result is null. */
function checked(text: string, { readKeptSeason }: Reader): KeptSeason | null {
  const kept = readKeptSeason(text)
  if (kept) known = text
  else if (writeStored(ASIDE_KEY, text)) removeStored(KEY)
  return kept
}

function keep(text: string): boolean {
  known = text
  return writeStored(KEY, text)
}

function publish(next: SeasonState) {
  state = next
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}
