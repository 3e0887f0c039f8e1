import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { storedText } from './stored-text'

const KEY = 'a-key'

const stored = new Map<string, string>()
const listeners = new Map<string, (event: object) => void>()
let isFull = false

beforeEach(() => {
  stored.clear()
  isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError')
      stored.set(key, text)
    },
  })
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => listeners.set(event, listener))
  vi.stubGlobal('removeEventListener', (event: string) => listeners.delete(event))
})
afterEach(() => vi.unstubAllGlobals())

function opened() {
  const text = storedText(KEY)
  text.read()
  const onOvertaken = vi.fn()
  return { text, onOvertaken, stop: text.watch(onOvertaken) }
}

/** The page is shown again, as by Back. */
const shown = (persisted: boolean) => listeners.get('pageshow')?.({ persisted })

it('is overtaken if another page stored a text while this one was in the back/forward cache', () => {
  const { onOvertaken } = opened()
  stored.set(KEY, 'ten rooms')
  shown(true)
  expect(onOvertaken).toHaveBeenCalledOnce()
})

it('is overtaken if another page stored over what this one had stored', () => {
  const { text, onOvertaken } = opened()
  text.write('one room')
  stored.set(KEY, 'ten rooms')
  shown(true)
  expect(onOvertaken).toHaveBeenCalledOnce()
})

it('is not overtaken by what this page stored or read itself, nor by a removal', () => {
  stored.set(KEY, 'at first')
  const { text, onOvertaken } = opened()
  shown(true)
  text.write('one room')
  shown(true)
  stored.set(KEY, 'ten rooms')
  text.read()
  shown(true)
  stored.delete(KEY)
  shown(true)
  expect(onOvertaken).not.toHaveBeenCalled()
})

it('is not overtaken by the former text if a new one could not be stored', () => {
  const { text, onOvertaken } = opened()
  text.write('one room')
  isFull = true
  expect(text.write('two rooms')).toBe(false)
  shown(true)
  expect(onOvertaken).not.toHaveBeenCalled()
})

it('compares nothing when the page is loaded', () => {
  const { onOvertaken } = opened()
  stored.set(KEY, 'ten rooms')
  shown(false)
  expect(onOvertaken).not.toHaveBeenCalled()
})

it('is overtaken when another tab stores a text under its key, until the watch stops', () => {
  const { onOvertaken, stop } = opened()
  const fire = listeners.get('storage')
  fire?.({ key: 'another', newValue: 'ten rooms' })
  fire?.({ key: KEY, newValue: null })
  expect(onOvertaken).not.toHaveBeenCalled()
  fire?.({ key: KEY, newValue: 'ten rooms' })
  expect(onOvertaken).toHaveBeenCalledOnce()
  stop()
  expect([...listeners.keys()]).toEqual([])
})
