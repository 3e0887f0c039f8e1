import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { box, mp4Of, track, webmOf } from '../../../../../tests/fixtures/films'
import { cleanMp4 } from './boxes'
import { cleanWebm } from './webm'

const HIDDEN = ['51.46', 'Maker', 'Gwen', 'Telefon']

const wordsIn = (file: Uint8Array, words = HIDDEN) => words.filter((word) => Buffer.from(file).includes(word))

test('an MP4 loses its descriptions and keeps its size and pictures', () => {
  const film = mp4Of(track('vide'), track('soun', box('udta', 'Gwen')), track('tmcd'))
  expect(wordsIn(film)).toEqual(HIDDEN)
  const cleaned = cleanMp4(film)
  expect(wordsIn(cleaned)).toEqual([])
  expect([cleaned.length, wordsIn(cleaned, ['the pictures'])]).toEqual([film.length, ['the pictures']])
  expect(Buffer.from(cleaned).indexOf('the pictures')).toBe(film.indexOf('the pictures'))
  expect(Buffer.from(cleanMp4(cleaned)).equals(Buffer.from(cleaned))).toBe(true)
})

test.each(['meta', 'camm', 'text'])('an MP4 with another track is refused: %s', (kind) => {
  expect(() => cleanMp4(mp4Of(track('vide'), track(kind)))).toThrow('has a track besides pictures and sound')
})

test('the name of the encoder goes, as it may be that of the camera', () => {
  const entry = box('avc1', Buffer.alloc(42), '\x0aTelefon 15', Buffer.alloc(40))
  const film = mp4Of(box('trak', box('mdia', box('minf', box('stbl', box('stsd', Buffer.alloc(8), entry))))))
  expect(wordsIn(cleanMp4(film))).toEqual([])
})

test.each([false, true])('a WebM loses its descriptions and keeps its size and pictures (live: %s)', (isLive) => {
  const film = webmOf({ isLive })
  expect(wordsIn(film)).toEqual(HIDDEN)
  const cleaned = cleanWebm(film)
  expect(wordsIn(cleaned)).toEqual([])
  expect(Buffer.from(cleaned).indexOf('the pictures')).toBe(film.indexOf('the pictures'))
  expect(cleaned.length).toBe(film.length)
  expect(Buffer.from(cleanWebm(cleaned)).equals(Buffer.from(cleaned))).toBe(true)
})

test.each([
  ['MP4', () => cleanMp4(mp4Of(track('vide')).subarray(0, 120))],
  ['WebM', () => cleanWebm(webmOf().subarray(0, 60))],
])('a damaged %s is refused', (_what, clean) => {
  expect(clean).toThrow()
})

test.each(['hero-loop.mp4', 'demo.mp4'])(
  'the films of a new site stay as they are, apart from descriptions: %s',
  async (name) => {
    const film = await readFile(`media/library/${name}`)
    const at = film.indexOf('mdat')
    const cleaned = Buffer.from(cleanMp4(film))
    expect(cleaned.subarray(at, at + 1_000)).toEqual(film.subarray(at, at + 1_000))
  },
)
