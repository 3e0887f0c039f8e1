import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { UNDERLAY_KEY } from './design-start'
import { type Underlay, underlayStore } from './underlay-store'

const pictureOf = (letters: string): Underlay => ({
  picture: { href: `data:image/jpeg;base64,${letters}`, widthPx: 800, heightPx: 600 },
  storey: 0,
  placing: { at: { xMm: 0, yMm: 0 }, mmPerPx: 10, turnedRad: 0 },
  opacityPercent: 60,
})

const OWN = JSON.stringify(pictureOf('T1dO'))
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  stored.set(UNDERLAY_KEY, OWN)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('the picture of the device’s own design is read, replaced and removed', () => {
  const store = underlayStore(1)
  expect(store.read()).toEqual(pictureOf('T1dO'))
  expect(store.keep(pictureOf('TkVX'))).toBe(true)
  expect(store.read()).toEqual(pictureOf('TkVX'))
  store.remove()
  expect(store.read()).toBeNull()
})

it('a picture that is too large is not kept, nor is the one before it', () => {
  const store = underlayStore(1)
  expect(store.keep(pictureOf('A'.repeat(2_000_000)))).toBe(false)
  expect(store.read()).toBeNull()
})

it('a shared design starts with no picture, and leaves the device’s own alone', () => {
  const store = underlayStore(null)
  expect(store.read()).toBeNull()
  expect(store.keep(pictureOf('TkVX'))).toBe(true)
  store.remove()
  expect([...stored]).toEqual([[UNDERLAY_KEY, OWN]])
})
