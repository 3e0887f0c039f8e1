import { expect, test } from 'vitest'

import { readAnalyticsQuery } from './blog-analytics'

test.each([
  ['', { days: 28, table: 'posts' }],
  ['days=7&table=sources', { days: 7, table: 'sources' }],
  ['days=90&table=days', { days: 90, table: 'days' }],
  ['days=365&table=users', { days: 28, table: 'posts' }],
])('the query %j', (query, read) => {
  expect(readAnalyticsQuery(new URLSearchParams(query))).toEqual(read)
})
