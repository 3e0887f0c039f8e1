import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
const events = new EventTarget()

beforeEach(() => {
  kept.clear()
  vi.resetModules() // clears the module's in-memory fallback
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
  it('is undecided before a choice and for unknown stored values', async () => {
    const { readConsent } = await open()
    expect(readConsent()).toBeNull()
    kept.set('cookieConsent', 'maybe')
    expect(readConsent()).toBeNull()
  })

  it.each(['accepted', 'declined'] as const)('stores %s', async (choice) => {
    const { readConsent, saveConsent } = await open()
    saveConsent(choice)
    expect(readConsent()).toBe(choice)
    expect([...kept]).toEqual([['cookieConsent', choice]])
  })

  it('lasts for the page view when storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    const { readConsent, saveConsent } = await open()
    expect(readConsent()).toBeNull()
    saveConsent('declined')
    expect(readConsent()).toBe('declined')
  })

  it('notifies listeners of changes in this tab and others, until they unsubscribe', async () => {
    const { onConsentChange, saveConsent } = await open()
    const listener = vi.fn()
    const stop = onConsentChange(listener)
    saveConsent('accepted')
    expect(listener).toHaveBeenCalledTimes(1)
    changeElsewhere('cookieConsent')
    changeElsewhere(null) // storage was cleared
    expect(listener).toHaveBeenCalledTimes(3)
    changeElsewhere('something else')
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    saveConsent('declined')
    changeElsewhere('cookieConsent')
    expect(listener).toHaveBeenCalledTimes(3)
  })
})
