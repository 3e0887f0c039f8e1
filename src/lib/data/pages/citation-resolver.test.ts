import { expect, test, vi } from 'vitest'

import type { Source } from '@/lib/generated/payload-types'

import { createCitationResolver } from './citation-resolver'

const source = (id: number, key: string, date = '2018'): Source => ({
  id,
  key,
  date,
  title: `On ${key}`,
  publisher: 'BSI',
  url: null,
  confidence: 'verified',
  checked: '2026-11-20T12:00:00.000Z',
  createdAt: '',
  updatedAt: '',
})

const onMissing = vi.fn()

test('numbers sources in order of first use', () => {
  const citations = createCitationResolver({
    onMissing,
    sources: [source(1, 'a'), source(2, 'b', '2026-10-01'), source(3, 'c')],
    claims: {},
    claimKeys: new Map(),
    readings: {},
    figures: {},
  })
  expect([citations.numberOf('b'), citations.numberOf('a'), citations.numberOf('b')]).toEqual([1, 2, 1])
  expect(citations.cited()).toMatchObject([
    { number: 1, title: 'On b', date: '1 October 2026', url: '', checkedOn: '20 November 2026' },
    { number: 2, title: 'On a', date: '2018' },
  ])
})

test('returns nothing for what does not exist, and reports it', () => {
  const citations = createCitationResolver({
    onMissing,
    sources: [],
    claims: {},
    claimKeys: new Map(),
    readings: {},
    figures: {},
  })
  expect([
    citations.numberOf('a'),
    citations.claimOf('a'),
    citations.figureOf('a'),
    citations.readingsOf('b'),
    citations.cited(),
  ]).toEqual([null, null, null, [], []])
  expect(onMissing.mock.calls).toEqual([
    [{ kind: 'source', key: 'a' }],
    [{ kind: 'claim', key: 'a' }],
    [{ kind: 'number', key: 'a' }],
    [{ kind: 'claim', key: 'b' }],
  ])
})

test('finds sources and claims by their ids', () => {
  const citations = createCitationResolver({
    onMissing,
    sources: [source(4, 'a')],
    claims: {},
    claimKeys: new Map([[9, 'ip.rating']]),
    readings: {},
    figures: {},
  })
  expect([
    citations.keyOf('source', 4),
    citations.keyOf('claim', 9),
    citations.keyOf('claim', 4),
    citations.keyOf('source', null),
  ]).toEqual(['a', 'ip.rating', 'number 4', 'number null'])
})
