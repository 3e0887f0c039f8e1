import { expect, test } from 'vitest'

import { plainText } from '@/lib/domain/claims/passage'
import type { Page } from '@/lib/generated/payload-types'

import { passagesOfPage } from './passages-of-page'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const prose = (...children: object[]) => ({ root: { children } })
const claim = { type: 'inlineBlock', fields: { blockType: 'claim', claim: 7 } }
const number = { type: 'inlineBlock', fields: { blockType: 'number', number: 'price.gas' } }
const source = { type: 'inlineBlock', fields: { blockType: 'source-note', source: 3 } }
const keyOf = (id: unknown) => (id === 7 ? 'warranty.years' : null)

const passagesOf = (blocks: object[], page: object = {}) =>
  passagesOfPage({ page: { title: '', ...page, blocks } as Page, keyOf })
const seen = (blocks: object[], page: object = {}) =>
  passagesOf(blocks, page).map((passage) => [passage.location, passage.kind, plainText(passage)])

test('a page is read from top to bottom, with headings as labels', () => {
  const blocks = [
    {
      blockType: 'prose',
      id: 'a1',
      heading: 'Heat',
      text: prose(
        { type: 'heading', children: [text('Above')] },
        paragraph(text('With '), claim, text(' at '), number, text(' and so on.'), source),
      ),
    },
  ]
  expect(
    seen(blocks, { heading: 'The panel', lead: 'First [^a], at {number:price.gas}. See [more](/about).' }),
  ).toEqual([
    ['Top of the page', 'label', 'The panel'],
    ['Top of the page', 'prose', 'First †, at #. See more.'],
    ['Part 1: Heat', 'label', 'Heat'],
    ['Part 1: Heat', 'label', 'Above'],
    ['Part 1: Heat', 'prose', 'With ‡ at # and so on.†'],
  ])
})

test('each list item is a passage, including nested ones', () => {
  const inner = { type: 'list', children: [{ type: 'listitem', children: [text('inner')] }] }
  const list = {
    type: 'list',
    children: [
      { type: 'listitem', children: [text('outer')] },
      { type: 'listitem', children: [inner] },
    ],
  }
  expect(seen([{ blockType: 'prose', heading: 'H', text: prose(list) }]).slice(1)).toEqual([
    ['Part 1: H', 'prose', 'outer'],
    ['Part 1: H', 'prose', 'inner'],
  ])
})

test('table rows and calculations are records, their captions are not', () => {
  expect(
    seen([{ blockType: 'table', caption: 'Panels', columns: 'A | B', rows: '1 | 2\n3 | 4', note: 'Ours.' }]),
  ).toEqual([
    ['Part 1: table', 'label', 'Panels'],
    ['Part 1: table', 'record', 'A | B'],
    ['Part 1: table', 'record', '1 | 2'],
    ['Part 1: table', 'record', '3 | 4'],
    ['Part 1: table', 'prose', 'Ours.'],
  ])
  expect(
    seen([
      { blockType: 'workedExample', heading: 'H', lines: [{ what: 'w', working: 'x', result: 'r' }], answer: 'So.' },
    ]).map(([, kind]) => kind),
  ).toEqual(['label', 'record', 'record', 'record', 'prose'])
})

test('links keep their target, and an empty link is ignored', () => {
  const blocks = [
    {
      blockType: 'callToAction',
      heading: 'H',
      text: prose(paragraph({ type: 'link', fields: { url: '/a' }, children: [text('A')] })),
      actions: [
        { label: 'Go', href: '/b' },
        { label: 'Stay', href: '' },
      ],
    },
  ]
  const hrefs = passagesOf(blocks).flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'link' ? [piece.href] : [])),
  )
  expect(hrefs).toEqual(['/a', '/b'])
})

test('selected claims become claims, deleted ones are dropped, and layout options are not text', () => {
  expect(seen([{ blockType: 'stats', claims: [7, 8] }])).toEqual([['Part 1: stats', 'record', '‡']])
  expect(
    seen([
      { blockType: 'drawing', drawing: 'circuit', caption: '' },
      { blockType: 'callout', tone: 'limit', heading: 'H', text: prose() },
    ]),
  ).toEqual([['Part 2: H', 'label', 'H']])
})

test('the words of a quotation are a record of its source, not our claim', () => {
  expect(seen([{ blockType: 'quotation', words: 'Save 40% on bills.', speaker: 'A shop', source: 3 }])).toEqual([
    ['Part 1: quotation', 'record', 'Save 40% on bills.'],
    ['Part 1: quotation', 'prose', 'A shop'],
  ])
})

test('marks engineering detail and search result text', () => {
  const passages = passagesOf([{ blockType: 'prose', heading: 'H', engineer: prose(paragraph(text('x'))) }], {
    description: 'Found.',
  })
  expect(passages.filter(({ isForEngineers }) => isForEngineers).map(plainText)).toEqual(['x'])
  expect(passages.filter(({ context }) => context === 'metadata').map(plainText)).toEqual(['Found.'])
})
