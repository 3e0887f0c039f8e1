import { expect, test } from 'vitest'

import { locationAt, locationOf, TOPICS } from './locations'

test.each([
  ['bath', { kind: 'place', path: 'bath' }],
  ['st-ives-cornwall', { kind: 'place', path: 'st-ives-cornwall' }],
  ['county/somerset', { kind: 'county', path: 'county/somerset' }],
  ['county/county-durham', { kind: 'county', path: 'county/county-durham' }],
  ['cardiff/roath', { kind: 'suburb', path: 'cardiff/roath' }],
  ['bath/new-build-heating', { kind: 'topic', path: 'bath', topic: 'new-build-heating' }],
])('%s', (path, meaning) => {
  expect(locationAt(path.split('/'))).toEqual(meaning)
})

test.each([
  '',
  'county',
  'Bath',
  'bath/',
  '/bath',
  'bath//roath',
  'bath%20',
  'bath/widcombe/new-build-heating',
  'bath/..',
  '-bath',
  'bath-',
  'a'.repeat(201),
])('%j is no location', (path) => {
  expect(locationAt(path.split('/'))).toBeNull()
})

test('every topic resolves to itself', () => {
  for (const { slug } of TOPICS)
    expect(locationAt(['york', slug])).toEqual({ kind: 'topic', path: 'york', topic: slug })
})

test('whole paths are resolved below /locations only', () => {
  expect(locationOf('/locations/bath')).toEqual({ kind: 'place', path: 'bath' })
  expect(['/locations', '/locations/', '/locationsx/bath', '/blog/bath'].map(locationOf)).toEqual([
    null,
    null,
    null,
    null,
  ])
})
