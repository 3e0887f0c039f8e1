import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import ComparePlacesPage, { metadata } from '@/app/(main)/compare-places/page'
import { placesToCompare } from '@/lib/data/places-compared'

import { pool } from '../support/rows'
import { statementsDuring } from '../support/statements'

type Query = Record<string, string | string[]>

/** The page up to its tables, which are rendered by Next. */
const pageFor = async (query: Query) =>
  ComparePlacesPage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) })

async function choiceFor(query: Query): Promise<string> {
  return renderToStaticMarkup(await pageFor(query))
}

const pairOf = async (path: string, other: string) => {
  const found = await placesToCompare(path, other)
  return found.kind === 'pair' ? [found.place.path, found.other.path] : found.kind
}

describe('the other place is found', () => {
  test.each([
    ['by its path', 'london/hackney', ['bath', 'london/hackney']],
    ['by its whole name, even if other names begin with it', 'swindon', ['bath', 'swindon']],
    ['in capitals', 'SWINDON', ['bath', 'swindon']],
  ])('%s', async (_how, other, pair) => expect(await pairOf('bath', other)).toEqual(pair))

  test('in a list, if there are several', async () => {
    const found = await placesToCompare('bath', 'Newport')
    const paths = found.kind === 'choice' ? found.found.map(({ path }) => path) : []
    expect(paths).toEqual(expect.arrayContaining(['newport', 'newport-shropshire']))
    for (const path of paths) expect(await pairOf('bath', path)).toEqual(['bath', path])
    const html = await choiceFor({ place: 'bath', with: 'Newport' })
    expect(html).toContain('href="/compare-places?place=bath&amp;with=newport-shropshire"')
  })

  test('in two statements at most', async () => {
    expect(await statementsDuring(() => placesToCompare('bath', 'swindon'))).toHaveLength(1)
    expect((await statementsDuring(() => placesToCompare('bath', 'atlantis'))).length).toBeLessThanOrEqual(2)
  })
})

test('a place is not compared with itself, nor with a minor suburb, which has no page', async () => {
  expect(await pairOf('bath', 'bath')).toBe('choice')
  const { rows } = await pool.query<{ path: string }>(
    `select path from places where kind = 'suburb' and tier = 3 limit 1`,
  )
  expect(await pairOf('bath', rows[0]?.path ?? '')).toBe('choice')
})

test('an unknown name and a missing one are requested again', async () => {
  expect(await choiceFor({ place: 'bath', with: 'Atlantis' })).toContain('We have no other place by that name')
  const html = await choiceFor({ place: 'bath' })
  expect(html).toContain('Please enter a place or a postcode')
  expect(html).toContain('aria-invalid="true"')
  expect(html).not.toContain('We have no other place')
})

test.each<Query>([
  {},
  { place: 'atlantis' },
  { place: '../admin' },
  { place: ['bath', 'frome'] },
  { place: 'county/kent' },
])('%o has no page', async (query) => {
  await expect(pageFor({ with: 'bath', ...query })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
})

test('the URL contains only the first half of a postcode', async () => {
  const redirected = { digest: expect.stringContaining(';/compare-places?place=bath&with=BA3;') }
  await expect(pageFor({ place: 'bath', with: 'ba3 2aa' })).rejects.toMatchObject(redirected)
  const html = await choiceFor({ place: 'bath', with: 'BA3' })
  expect(html).toContain('href="/compare-places?place=bath&amp;with=midsomer-norton"')
})

test('search engines do not index it', () => expect(metadata).toMatchObject({ robots: { index: false } }))
