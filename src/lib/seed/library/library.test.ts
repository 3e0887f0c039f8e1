import { existsSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { heatLimitsOf } from '@/lib/content/heat-limits'

import { filesOf, isFromLibrary, LIBRARY_FOLDER, readLibrary } from './library'

const library = readLibrary(LIBRARY_FOLDER)

test('keys are unique', () => {
  const keys = library.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('every file exists', () => {
  const files = library.flatMap(filesOf)
  expect(files.filter((file) => !existsSync(path.join(LIBRARY_FOLDER, file)))).toEqual([])
})

test.each([
  [
    'pictures',
    [
      'living-room',
      'living-room-heat',
      'new-build-flat',
      'consulting-room',
      'stone-barn',
      'stone-barn-heat',
      'panel-front',
      'panel-hero',
      'panel-edge',
      'panel-back',
      'panel-exploded',
    ],
    false,
  ],
  ['films', ['hero-loop', 'warm-up-loop', 'demo'], true],
])('contains the %s used at the top of pages', (_, keys, areFilms) => {
  const there = library.filter(({ kind }) => (kind === 'film') === areFilms).map(({ key }) => key)
  expect(there).toEqual(expect.arrayContaining(keys))
})

test('a thermal image states that it is simulated', () => {
  const heat = library.filter(({ key }) => key.endsWith('-heat'))
  expect(heat.length).toBeGreaterThan(0)
  expect(heat.filter(({ kind }) => kind !== 'simulation')).toEqual([])
})

test('a thermal image has a key, whose limits are those of its caption', () => {
  for (const { key, caption } of library.filter(({ key }) => key.endsWith('-heat'))) {
    const bands = /Bands start at (.+) W/.exec(caption)?.[1]?.split(/, | and /) ?? []
    const keyed = (heatLimitsOf(key) ?? []).map((limit) => limit.replace('+ W/m²', ''))
    expect([key, keyed]).toEqual([key, bands.filter((_, band) => band % 2 === 0)])
    expect(keyed).toHaveLength(5)
  }
})

test.each([
  ['living-room-1a2b3c4d-0123456789ab.webp', true],
  ['living-room-heat-1a2b3c4d-0123456789ab.webp', false], // another image of the library
  ['living-room-0123456789ab.webp', false], // uploaded by staff under the same name
  ['our-lounge-1a2b3c4d-0123456789ab.webp', false],
])('%s is a version of the library’s living-room: %s', (filename, expected) => {
  expect(isFromLibrary({ filename, base: 'living-room' })).toBe(expected)
})
