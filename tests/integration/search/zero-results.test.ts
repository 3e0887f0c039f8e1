import { beforeEach, expect, test } from 'vitest'

import { recordZeroResultSearch } from '@/lib/use-cases/search/record-zero-result'

import { pool } from '../support/rows'

beforeEach(() => pool.query('delete from search_misses'))

const NOW = new Date('2026-11-21T12:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const rows = async () =>
  (
    await pool.query(
      'select term, count::int as count, last_searched as "lastSearched" from search_misses order by last_searched desc, term',
    )
  ).rows

test('identical searches share a row, with their count and last time', async () => {
  await recordZeroResultSearch({ pool, term: 'Heated mirror', now: NOW })
  await recordZeroResultSearch({ pool, term: 'heated MIRROR', now: later(5) })
  expect(await rows()).toEqual([{ term: 'heated mirror', count: 2, lastSearched: later(5) }])
})

test('searches that may identify a visitor are not stored', async () => {
  for (const term of ['ada@example.com', '07700 900225', 'ada lovelace BA2 4QF'])
    await recordZeroResultSearch({ pool, term, now: NOW })
  expect(await rows()).toEqual([])
})

test('beyond a thousand the oldest are deleted', async () => {
  await pool.query(
    `insert into search_misses (term, last_searched) select 'term ' || n, $1::timestamptz + n * interval '1 second' from generate_series(1, 1000) as n`,
    [NOW],
  )
  await recordZeroResultSearch({ pool, term: 'term 1', now: later(60) })
  expect(await rows()).toHaveLength(1000)
  await recordZeroResultSearch({ pool, term: 'heated mirror', now: later(61) })
  const terms = (await rows()).map(({ term }) => term)
  expect(terms).toHaveLength(1000)
  expect(terms.slice(0, 2)).toEqual(['heated mirror', 'term 1'])
  expect(terms).not.toContain('term 2')
})
