import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
const events = new EventTarget()

beforeEach(() => {
  kept.clear()
  vi.resetModules() // what is remembered without storage is the module's own
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
})
afterEach(() => vi.unstubAllGlobals())

const open = () => import('./consent')
const changeElsewhere = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }))

describe('consent', () => {
  it('is undecided before anything was chosen, and whatever else stands there', async () => {
    const { readConsent } = await open()
    expect(readConsent()).toBeNull()
    kept.set('cookieConsent', 'maybe')
    expect(readConsent()).toBeNull()
  })

  it.each(['accepted', 'declined'] as const)('keeps %s', async (choice) => {
    const { readConsent, saveConsent } = await open()
    saveConsent(choice)
    expect(readConsent()).toBe(choice)
    expect([...kept]).toEqual([['cookieConsent', choice]])
  })

  it('holds for the page where storage is refused', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    const { readConsent, saveConsent } = await open()
    expect(readConsent()).toBeNull()
    saveConsent('declined')
    expect(readConsent()).toBe('declined')
  })

  it('tells of a change here and in another tab, until nobody listens', async () => {
    const { onConsentChange, saveConsent } = await open()
    const listener = vi.fn()
    const stop = onConsentChange(listener)
    saveConsent('accepted')
    expect(listener).toHaveBeenCalledTimes(1)
    changeElsewhere('cookieConsent')
    changeElsewhere(null) // everything was cleared
    expect(listener).toHaveBeenCalledTimes(3)
    changeElsewhere('something else')
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    saveConsent('declined')
    changeElsewhere('cookieConsent')
    expect(listener).toHaveBeenCalledTimes(3)
  })
})
