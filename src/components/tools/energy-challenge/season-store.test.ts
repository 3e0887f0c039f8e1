import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import * as reader from './season-reader'
import * as tools from './season-tools'

// Loaded once before all tests; only the store itself is new for each of them.
vi.doMock('./season-tools', () => tools)
vi.doMock('./season-reader', () => reader)

const KEY = 'powerboard.season.v1'
const AT = '2026-11-23T10:00:00.000Z'

const stored = new Map<string, string>()
let isBlocked = false
let isFull = false
let fireStorage: (event: { key: string | null }) => void = () => undefined
let returnToPage: () => void = () => undefined

function guarded<Result>(act: () => Result): Result {
  if (isBlocked) throw new Error('Blocked')
  return act()
}

beforeEach(() => {
  stored.clear()
  isBlocked = false
  isFull = false
  vi.resetModules()
  vi.useFakeTimers({ now: new Date(AT), toFake: ['Date'] })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => guarded(() => stored.get(key) ?? null),
    setItem: (key: string, text: string) =>
      guarded(() => {
        if (isFull) throw new DOMException('Full', 'QuotaExceededError')
        stored.set(key, text)
      }),
    removeItem: (key: string) => guarded(() => stored.delete(key)),
  })
  vi.stubGlobal('addEventListener', (event: string, listener: typeof fireStorage) => {
    if (event === 'storage') fireStorage = listener
  })
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: () => void) => (returnToPage = listener),
    removeEventListener: () => undefined,
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Subscribe = typeof import('./season-store').subscribe

async function opened() {
  const store = await import('./season-store')
  store.subscribe(() => undefined)
  await changedTo(store.subscribe, () => store.seasonState() !== null)
  const slugs = () => store.seasonState()?.kept.events.map(({ slug }) => slug)
  const mark = (slug: 'curtains' | 'letterbox') =>
    store.change((kept, { tools, now }) => tools.withEvent(kept, { kind: 'done', slug, at: now }))
  return { ...store, slugs, mark }
}

/** Resolves once a change makes `isSo` true, however long that takes on a busy machine. */
function changedTo(subscribe: Subscribe, isSo: () => boolean): Promise<void> {
  if (isSo()) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = subscribe(() => {
      if (!isSo()) return
      unsubscribe()
      resolve()
    })
  })
}

describe('the winter on a device', () => {
  it('is empty at first, and stores each action with its time', async () => {
    const { mark, slugs } = await opened()
    expect(slugs()).toEqual([])
    vi.setSystemTime(new Date(AT))
    mark('curtains')
    expect(JSON.parse(stored.get(KEY) ?? '')).toMatchObject({ version: 1, events: [{ slug: 'curtains', at: AT }] })
    expect(slugs()).toEqual(['curtains'])
  })

  it('follows another tab, and adds to what that tab has stored', async () => {
    const { mark, slugs, subscribe } = await opened()
    mark('curtains')
    const kept = JSON.parse(stored.get(KEY) ?? '')
    const other = { kind: 'done', slug: 'one-degree', at: AT }
    stored.set(KEY, JSON.stringify({ ...kept, events: [...kept.events, other] }))
    mark('letterbox')
    await changedTo(subscribe, () => slugs()?.length === 3)
    expect(slugs()).toEqual(['curtains', 'one-degree', 'letterbox'])
    stored.set(KEY, JSON.stringify({ ...kept, events: [] }))
    fireStorage({ key: 'another' })
    expect(slugs()).toHaveLength(3)
    fireStorage({ key: KEY })
    expect(slugs()).toEqual([])
    mark('curtains')
    const again = stored.get(KEY) ?? ''
    stored.delete(KEY)
    fireStorage({ key: KEY })
    expect(slugs()).toEqual([])
    stored.set(KEY, again)
    fireStorage({ key: KEY })
    expect(slugs()).toEqual(['curtains'])
  })

  it('lasts until the page is closed if the device stores nothing', async () => {
    isBlocked = true
    const { mark, slugs, seasonState } = await opened()
    mark('curtains')
    mark('letterbox')
    expect(slugs()).toEqual(['curtains', 'letterbox'])
    expect(seasonState()?.isKept).toBe(false)
  })

  it('keeps what no longer fits the device, until another tab stores something else', async () => {
    const { mark, slugs, seasonState, subscribe } = await opened()
    mark('curtains')
    const kept = JSON.parse(stored.get(KEY) ?? '')
    isFull = true
    mark('letterbox')
    expect(seasonState()?.isKept).toBe(false)
    returnToPage()
    expect(slugs()).toEqual(['curtains', 'letterbox'])
    mark('letterbox')
    expect(slugs()).toEqual(['curtains', 'letterbox', 'letterbox'])
    stored.set(KEY, JSON.stringify({ ...kept, events: [{ kind: 'done', slug: 'one-degree', at: AT }] }))
    fireStorage({ key: KEY })
    await changedTo(subscribe, () => slugs()?.length === 1)
    expect(slugs()).toEqual(['one-degree'])
  })

  it('keeps what does not fit the device beside unreadable data', async () => {
    stored.set(KEY, '{"version":9}')
    isFull = true
    const { mark, slugs } = await opened()
    mark('curtains')
    returnToPage()
    expect([slugs(), stored.get(KEY)]).toEqual([['curtains'], '{"version":9}'])
  })

  it('is empty once another tab deletes everything, even if the last change was not stored', async () => {
    const { mark, slugs } = await opened()
    mark('curtains')
    isFull = true
    mark('letterbox')
    stored.clear()
    fireStorage({ key: null })
    expect(slugs()).toEqual([])
  })

  it('sets unreadable data aside until everything is deleted', async () => {
    stored.set(KEY, '{"version":9}')
    const { mark, forget, seasonState, slugs } = await opened()
    expect(seasonState()?.aside).toBe('{"version":9}')
    mark('curtains')
    expect(seasonState()?.aside).toBe('{"version":9}')
    forget()
    expect(seasonState()?.aside).toBeNull()
    expect(slugs()).toEqual([])
    expect(stored.size).toBe(0)
  })
})
