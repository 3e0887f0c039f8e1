import { expect, test } from 'vitest'

import { filmCaptions } from './film-captions'

test('each label lasts until the next, the last one until the end, and an empty one shows nothing', () => {
  const labels = [
    { fromSecond: 0, text: 'Find the joists' },
    { fromSecond: 2.5, text: '' },
    { fromSecond: 61.25, text: 'Less than 5 K & <done>' },
  ]
  expect(filmCaptions({ labels, durationSeconds: 80 })).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nFind the joists\n\n00:01:01.250 --> 00:01:20.000\nLess than 5 K &amp; &lt;done&gt;\n',
  )
})

test('a film without words has no cues', () => {
  expect(filmCaptions({ labels: [], durationSeconds: 9 })).toBe('WEBVTT\n')
})
