import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { HeatingYear } from './heating-year'

const html = renderToStaticMarkup(
  <HeatingYear
    posts={[
      { publishedAt: '2026-06-30T23:30:00.000Z' }, // already 1 July in London
      { publishedAt: '2025-07-31T09:00:00.000Z' },
      { publishedAt: '2026-11-02T09:00:00.000Z' },
    ]}
  />,
)

test('the months add up to a year, and January needs the most heat', () => {
  const shares = [...html.matchAll(/(\d+)%/g)].map(([, share]) => Number(share))
  const sum = shares.reduce((total, share) => total + share, 0)
  expect(shares).toHaveLength(12)
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(6) // rounding
  expect(html).toMatch(/Jan<\/span> <span[^>]*>16%/)
})

test('a month has one tick with the number of its posts, and the source is named', () => {
  const months = [...html.matchAll(/<li>.*?<\/li>/g)].map(([month]) => month)
  const counts = months.map((month) => /(\d+) posts?</.exec(month)?.[1] ?? '0')
  expect(counts.join('')).toBe('000000200010')
  expect(html).toContain('Met Office')
})

test('on phones there is a percentage for every third month only', () => {
  const withRoom = [...html.matchAll(/<span class="block text-ink-2 ">(\d+)%/g)]
  expect(withRoom).toHaveLength(4)
})
