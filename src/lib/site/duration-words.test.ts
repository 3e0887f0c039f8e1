import { expect, test } from 'vitest'

import { durationWords } from './duration-words'

test.each([
  [1, 'about 5 seconds'],
  [38, 'about 40 seconds'],
  [54.9, 'about 55 seconds'],
  [55, 'about a minute'],
  [89, 'about a minute'],
  [90, 'about 2 minutes'],
  [610, 'about 10 minutes'],
])('%d s is %s', (seconds, words) => expect(durationWords(seconds)).toBe(words))
