import { expect, test } from 'vitest'

import { withinLimits } from './within-limits'

test.each([
  ['', ''],
  ['limit=20&depth=1', 'limit=20&depth=1'],
  ['limit=0&depth=0', 'limit=100&depth=0'],
  ['limit=5000&depth=10', 'limit=100&depth=2'],
  ['limit=1&limit=5000', 'limit=1'],
  ['limit=-1&depth=abc', ''],
  ['pagination=false', ''],
  ['limit[]=5000&limit%5Ba%5D=1&[limit]=0&[depth][]=9', ''],
  ['where[name][like]=a+b&sort=name&limit=0', 'where[name][like]=a+b&sort=name&limit=100'],
])('asks for %j as %j', (asked, bounded) => {
  const { url, headers } = withinLimits(new Request(`https://x.example/api/faqs?${asked}`, { headers: { a: 'b' } }))
  expect([decodeURIComponent(new URL(url).search), headers.get('a')]).toEqual([bounded && `?${bounded}`, 'b'])
})
