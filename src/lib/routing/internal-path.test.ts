import { expect, test } from 'vitest'

import { internalPath } from './internal-path'

const siteUrl = 'https://powerboard.example.com'

test.each([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/about?x=1#top', '/about'],
  ['/a/../about', '/about'],
  ['/%61bout', '/about'],
  ['/100%', '/100%'],
  ['/', '/'],
  ['https://powerboard.example.com/about', '/about'],
  ['https://POWERBOARD.example.com:443', '/'],
  ['http://powerboard.example.com/about', '/about'],
])('%s leads to %s', (url, path) => expect(internalPath({ address: url, siteUrl })).toBe(path))

test.each(['https://example.com/about', 'https://www.powerboard.example.com/about', '//example.com', 'http://'])(
  '%s leads elsewhere',
  (url) => expect(internalPath({ address: url, siteUrl })).toBeNull(),
)
