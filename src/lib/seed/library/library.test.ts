import { existsSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { filesOf, isFromLibrary, LIBRARY_FOLDER, readLibrary } from './library'

const library = readLibrary(LIBRARY_FOLDER)

test('every key stands once', () => {
  const keys = library.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('every file is there', () => {
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
      'panel-edge',
      'panel-back',
      'panel-exploded',
    ],
    false,
  ],
  ['films', ['hero-loop', 'warm-up-loop', 'demo'], true],
])('has the %s that pages begin with', (_, keys, areFilms) => {
  const there = library.filter(({ kind }) => (kind === 'film') === areFilms).map(({ key }) => key)
  expect(there).toEqual(expect.arrayContaining(keys))
})

test('a heat picture says that it is computed', () => {
  const heat = library.filter(({ key }) => key.endsWith('-heat'))
  expect(heat.length).toBeGreaterThan(0)
  expect(heat.filter(({ kind }) => kind !== 'simulation')).toEqual([])
})

test.each([
  ['living-room-1a2b3c4d-0123456789ab.webp', true],
  ['living-room-heat-1a2b3c4d-0123456789ab.webp', false], // another picture of the library
  ['living-room-0123456789ab.webp', false], // uploaded by staff under the same name
  ['our-lounge-1a2b3c4d-0123456789ab.webp', false],
])('%s comes from the library’s living-room: %s', (filename, expected) => {
  expect(isFromLibrary({ filename, base: 'living-room' })).toBe(expected)
})
