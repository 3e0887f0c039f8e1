import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { beginWith, begunWith, keepChangedHome, keepHome, readKeptHome } from './kept-home'
import { KEPT_HOME_KEY } from './kept-home-key'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const TOLD = { query: 'type=semi&area=83', words: 'Semi, 83 m²' }
const CHANGED = { query: 'type=semi&area=95', words: 'Semi, 95 m²' }

test('a tool that began with a home still has it after a change, and when the home is told again', () => {
  keepHome(TOLD)
  beginWith('designer', TOLD.query)
  keepChangedHome(CHANGED)
  keepHome(CHANGED)
  expect(readKeptHome()).toMatchObject(CHANGED)
  expect([begunWith('designer'), begunWith('professional')]).toEqual([TOLD.query, null])
})

test('no tool has begun with a home that is told anew', () => {
  keepHome(TOLD)
  beginWith('designer', TOLD.query)
  keepHome(CHANGED)
  expect(begunWith('designer')).toBeNull()
})

test('a tool that begins with something else has begun with no home', () => {
  keepHome(TOLD)
  beginWith('designer', TOLD.query)
  beginWith('professional', TOLD.query)
  beginWith('designer', null)
  expect([begunWith('designer'), begunWith('professional')]).toEqual([null, TOLD.query])
})

test('without a home there is nothing to begin with', () => {
  beginWith('designer', TOLD.query)
  expect([readKeptHome(), begunWith('designer')]).toEqual([null, null])
})

test.each([
  ['of an earlier version', { ...TOLD }, TOLD],
  ['with something else in it', { ...TOLD, begun: { designer: 7, other: 'x' } }, TOLD],
  ['with nothing in it', { ...TOLD, begun: null }, TOLD],
  ['of another kind', { query: 7 }, null],
])('a home %s', (_, kept, expected) => {
  stored.set(KEPT_HOME_KEY, JSON.stringify(kept))
  expect(readKeptHome()).toEqual(expected && { ...expected, begun: {} })
  expect(begunWith('designer')).toBeNull()
})

test('a text that is not ours counts as none', () => {
  stored.set(KEPT_HOME_KEY, '{"query":')
  expect(readKeptHome()).toBeNull()
  stored.set(KEPT_HOME_KEY, JSON.stringify({ ...TOLD, words: 'x'.repeat(15_000) }))
  expect(readKeptHome()).toBeNull()
})
