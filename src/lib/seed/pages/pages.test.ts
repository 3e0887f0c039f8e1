import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { NAMED_OPTIONS } from '@/lib/content/figure-options'
import { whyNotPagePath } from '@/lib/registry/reserved-paths'

import { CLAIMS } from '../claims/claims'
import { LIBRARY_FOLDER, readLibrary } from '../library/library'
import { PAGE_SEEDS, SOURCE_SEEDS } from './pages'

const NOT_PAGES = ['pages.ts', 'seed-pages.ts']

test('every page and source file is in its list', () => {
  const files = readdirSync('src/lib/seed/pages').filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !NOT_PAGES.includes(file),
  )
  expect(PAGE_SEEDS).toHaveLength(files.length)
})

test.each(['path', 'title', 'description'] as const)('every page has a unique %s', (field) => {
  const values = PAGE_SEEDS.map((page) => page[field])
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

/*
 * Readers who go from one guide to the next by the same picture think that they have not moved, and a heat picture needs
 * its key and caption. Editors may choose otherwise.
 */

/** Pictures at the top of the home page and of the case study. */
const OPENINGS_ELSEWHERE = ['living-room-dusk', 'stone-barn']

test('no picture opens two pages, and no heat picture opens any', () => {
  const openings = [...OPENINGS_ELSEWHERE, ...PAGE_SEEDS.flatMap(({ picture }) => picture ?? [])]
  expect(openings.filter((key, index) => openings.indexOf(key) !== index || key.endsWith('-heat'))).toEqual([])
})

test('no heading of a legal page has a number of its own, because the stylesheet numbers them', () => {
  const blocks = PAGE_SEEDS.filter(({ template }) => template === 'legal').flatMap((page) => page.blocks)
  const headings = blocks.flatMap((block) => ('heading' in block && block.heading) || [])
  expect(headings.length).toBeGreaterThan(0)
  expect(headings.filter((heading) => /^\d/.test(heading))).toEqual([])
})

test('the doors to the partner forms lead straight to them', () => {
  const partners = PAGE_SEEDS.find(({ path }) => path === '/partners')
  const doors = partners?.blocks.flatMap((block) => (block.block === 'doors' ? block.doors : [])) ?? []
  expect(doors.map(({ href }) => href)).toEqual(['/distributors#distributor', '/installers#installer'])
})

test('no table of heat prices is called a chart', () => {
  const texts = PAGE_SEEDS.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.block === 'heatPrices' ? (block.text ?? '') : [])),
  )
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => /\b(?:bars?|charts?)\b/.test(text))).toEqual([])
})

test('source keys are unique', () => {
  const keys = SOURCE_SEEDS.map(({ key }) => key)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

/** Standards that are only sold, without a public page of their own. */
const SOLD = ['bs-en-60335-leakage', 'iec-60675-3-radiation-efficiency']
const PUBLISHED = SOURCE_SEEDS.filter(
  ({ key, confidence }) => (confidence === 'verified' || confidence === 'well-known') && !SOLD.includes(key),
)

test('readers can follow every published source', () => {
  expect(PUBLISHED.filter(({ url }) => !url?.startsWith('https://')).map(({ key }) => key)).toEqual([])
})

const library = readLibrary(LIBRARY_FOLDER)
const known = {
  source: SOURCE_SEEDS.map(({ key }) => key),
  claim: CLAIMS.map(({ key }) => key),
  number: NAMED_OPTIONS.map(({ value }) => value),
  picture: library.flatMap(({ kind, key }) => (kind === 'film' ? [] : [key])),
  film: library.flatMap(({ kind, key }) => (kind === 'film' ? [key] : [])),
}

test.each(PAGE_SEEDS.map((page) => [page.path, page] as const))('%s references only what exists', (path, page) => {
  expect(whyNotPagePath(path)).toBeNull()
  const text = JSON.stringify(page)
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, key]) => key)
  expect(all(/\[\^([^\]]+)\]/g).filter((key) => !known.source.includes(key ?? ''))).toEqual([])
  expect(all(/\{(?:claim|readings):([^}]+)\}/g).filter((key) => !known.claim.includes(key ?? ''))).toEqual([])
  expect(all(/\{number:([^}]+)\}/g).filter((key) => !known.number.includes(key ?? ''))).toEqual([])
  expect(all(/"picture":"([^"]+)"/g).filter((key) => !known.picture.includes(key ?? ''))).toEqual([])
  expect(all(/"film":"([^"]+)"/g).filter((key) => !known.film.includes(key ?? ''))).toEqual([])
  for (const block of page.blocks)
    if (block.block === 'stats') expect(block.claims.filter((key) => !known.claim.includes(key))).toEqual([])
})
