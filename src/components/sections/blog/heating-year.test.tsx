import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { HeatingYear } from './heating-year'

const html = renderToStaticMarkup(<HeatingYear posts={[{ slug: 'a', publishedAt: '2026-07-01T09:00:00.000Z' }]} />)

test('the months add up to a year, and January needs the most heat', () => {
  const shares = [...html.matchAll(/(\d+)%/g)].map(([, share]) => Number(share))
  const sum = shares.reduce((total, share) => total + share, 0)
  expect(shares).toHaveLength(12)
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(6) // rounding
  expect(html).toMatch(/Jan <span[^>]*>16%/)
})

test('a post of 1 July is marked in the middle, and the source is named', () => {
  expect(html.match(/<line/g)).toHaveLength(1)
  expect(html).toMatch(/x1="600" x2="600"/)
  expect(html).toContain('SAP 10.2')
})
