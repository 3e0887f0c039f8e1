import { expect, test } from 'vitest'

import { readSocialQuery, socialDraftsSchema } from './social'

test.each([
  ['', { view: 'week', date: null, wrote: null }],
  ['view=month&date=2026-11-23&wrote=0', { view: 'month', date: '2026-11-23', wrote: 0 }],
  ['view=year&date=2026-13-01&wrote=-1', { view: 'week', date: null, wrote: null }],
  ['date=1999-01-01&wrote=6', { view: 'week', date: null, wrote: null }],
])('the query %j', (query, read) => {
  expect(readSocialQuery(new URLSearchParams(query))).toEqual(read)
})

test.each([
  [{ post: '7', platforms: ['x'] }, true],
  [{ post: '0', platforms: ['x'] }, false],
  [{ post: '7', platforms: [] }, false],
  [{ post: '7', platforms: ['y'] }, false],
])('drafts for %j', (drafts, isValid) => {
  expect(socialDraftsSchema.safeParse(drafts).success).toBe(isValid)
})
