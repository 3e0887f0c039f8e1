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

test('numbers sources in the order in which they are first asked for', () => {
  const desk = createCitationResolver({
    onMissing,
    sources: [source(1, 'a'), source(2, 'b', '2026-10-01'), source(3, 'c')],
    claims: {},
    claimKeys: new Map(),
    readings: {},
    figures: {},
  })
  expect([desk.numberOf('b'), desk.numberOf('a'), desk.numberOf('b')]).toEqual([1, 2, 1])
  expect(desk.cited()).toMatchObject([
    { number: 1, title: 'On b', date: '1 October 2026', url: '', checkedOn: '20 November 2026' },
    { number: 2, title: 'On a', date: '2018' },
  ])
})

test('has nothing for what is not there, and says so', () => {
  const desk = createCitationResolver({
    onMissing,
    sources: [],
    claims: {},
    claimKeys: new Map(),
    readings: {},
    figures: {},
  })
  expect([desk.numberOf('a'), desk.claimOf('a'), desk.figureOf('a'), desk.readingsOf('b'), desk.cited()]).toEqual([
    null,
    null,
    null,
    [],
    [],
  ])
  expect(onMissing.mock.calls).toEqual([
    [{ kind: 'source', key: 'a' }],
    [{ kind: 'claim', key: 'a' }],
    [{ kind: 'number', key: 'a' }],
    [{ kind: 'claim', key: 'b' }],
  ])
})

test('knows sources and claims by their ids', () => {
  const desk = createCitationResolver({
    onMissing,
    sources: [source(4, 'a')],
    claims: {},
    claimKeys: new Map([[9, 'ip.rating']]),
    readings: {},
    figures: {},
  })
  expect([desk.keyOf('source', 4), desk.keyOf('claim', 9), desk.keyOf('claim', 4), desk.keyOf('source', null)]).toEqual(
    ['a', 'ip.rating', 'number 4', 'number null'],
  )
})
