import { expect, test } from 'vitest'

import { formatDuration } from './duration'

test.each([
  [1, 'about 5 seconds'],
  [38, 'about 40 seconds'],
  [54.9, 'about 55 seconds'],
  [55, 'about a minute'],
  [89, 'about a minute'],
  [90, 'about 2 minutes'],
  [610, 'about 10 minutes'],
])('%d s is shown as %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words))
