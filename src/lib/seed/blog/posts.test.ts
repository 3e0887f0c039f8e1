import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import { NAMED_OPTIONS } from '@/lib/content/figure-options'
import { formatFigure } from '@/lib/content/printed-figures'
import { namedFiguresOn } from '@/lib/domain/energy-costs/named-figures'
import { STATIC_PAGE_LIST } from '@/lib/registry/static-pages'

import { CLAIMS } from '../claims/claims'
import { LIBRARY_FOLDER, readLibrary } from '../library/library'
import { PAGE_SEEDS, SOURCE_SEEDS } from '../pages/pages'
import type { PostSeed } from '../support/post-seed'
import { POST_SEEDS } from './posts/posts'

const FOLDER = 'src/lib/seed/blog/posts'

test('every post file is in the list', () => {
  expect(POST_SEEDS).toHaveLength(readdirSync(FOLDER).length - 1)
})

test.each(['slug', 'title', 'metaTitle', 'metaDescription', 'excerpt', 'picture'] as const)(
  'every post has a unique %s',
  (field) => {
    const values = POST_SEEDS.map((post) => post[field])
    expect(new Set(values).size).toBe(values.length)
  },
)

const known = {
  source: SOURCE_SEEDS.map(({ key }) => key),
  claim: CLAIMS.map(({ key }) => key),
  number: NAMED_OPTIONS.map(({ value }) => value),
  picture: readLibrary(LIBRARY_FOLDER).map(({ key }) => key),
}
const PATHS = [...STATIC_PAGE_LIST, ...PAGE_SEEDS].map(({ path }) => path)

/** Everything that a reader sees of the blocks, without marks. */
function wordsOf({ blocks }: PostSeed): number {
  const texts: string[] = []
  JSON.stringify(blocks, (key, value: unknown) => {
    if (typeof value === 'string' && !['block', 'href', 'figure', 'drawing', 'tone', 'unit'].includes(key))
      texts.push(value)
    return value
  })
  const shown = texts.join(' ').replaceAll(/\[\^[^\]]+\]/g, '')
  return shown.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word)).length
}

/** The current prices as printed, which would go out of date as typed text. */
function pricesToday(): string[] {
  const named = namedFiguresOn(SAMPLE_BASIS)
  if (!named.ok) throw new Error(named.reason)
  return named.figures.filter(({ unit }) => ['p/kWh', 'p/day', 'p/hour'].includes(unit)).map(formatFigure)
}

test.each(POST_SEEDS.map((post) => [post.slug, post] as const))('%s', (_, post) => {
  const text = JSON.stringify(post.blocks)
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, key]) => key ?? '')
  const [sources, numbers] = [all(/\[\^([^\]]+)\]/g), all(/\{number:([^}]+)\}/g)]
  expect(sources.filter((key) => !known.source.includes(key))).toEqual([])
  expect(numbers.filter((key) => !known.number.includes(key))).toEqual([])
  expect(all(/\{(?:claim|readings):([^}]+)\}/g).filter((key) => !known.claim.includes(key))).toEqual([])
  expect(all(/"href":"([^"]+)"/g).filter((path) => !PATHS.includes(path))).toEqual([])
  expect(known.picture).toContain(post.picture)

  expect(sources.length).toBeGreaterThan(0)
  const figures = post.blocks.filter(({ block }) => ['chart', 'table', 'workedExample', 'drawing'].includes(block))
  expect(figures.length).toBeGreaterThan(0)
  expect(wordsOf(post)).toBeGreaterThanOrEqual(700)
  expect(wordsOf(post)).toBeLessThanOrEqual(1500)
  expect(post.metaTitle.length).toBeLessThanOrEqual(60)
  expect(post.metaDescription.length).toBeGreaterThanOrEqual(110)
  expect(post.metaDescription.length).toBeLessThanOrEqual(160)
  expect(
    pricesToday().filter((price) => new RegExp(`(?<![\\d.,])${price.replaceAll('.', '\\.')}(?![a-z])`).test(text)),
  ).toEqual([])
})
