import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'

import { textOf } from './text-of'

// As flattened by Payload, reduced to the properties used here.
const fields = [
  { name: 'title', type: 'text' },
  { name: 'href', type: 'text' },
  { name: 'note', type: 'textarea' },
  { name: 'features', type: 'text', hasMany: true },
  { name: 'tone', type: 'select' },
  { name: 'count', type: 'number' },
  { name: 'prose', type: 'richText' },
  { name: 'group', type: 'group', flattenedFields: [{ name: 'inner', type: 'text' }] },
  {
    name: 'rows',
    type: 'array',
    flattenedFields: [
      { name: 'id', type: 'text' },
      { name: 'cell', type: 'text' },
    ],
  },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [{ slug: 'callout', flattenedFields: [{ name: 'heading', type: 'text' }] }],
  },
] as unknown as FlattenedField[]

const node = (type: string, children: object[]) => ({ type, children })
const text = (words: string) => ({ type: 'text', text: words })

test.each([
  ['Price | {claim:price.panel} | Your written quote', 'Price, Your written quote'],
  ['How long? {claim:lifespan}. {claim:warranty.years}. Read both.', 'How long? Read both.'],
  ['{claim:efficiency}. As in any heater.', 'As in any heater.'],
])('%s leaves no gap where the claims were', (title, expected) => {
  expect(textOf(fields, { title })).toEqual([expected])
})

test('finds all visible text at any depth, keeping numbers as placeholders', () => {
  const values = {
    title: 'Warm floors',
    href: '/not-words',
    note: 'As [the guide](/guide) says[^source], **always** {claim:x} at {number:price.gas}.',
    features: ['Flat', 'Quiet'],
    tone: 'warning',
    count: 3,
    prose: {
      root: node('root', [
        node('heading', [
          text('Why '),
          { type: 'inlineBlock', fields: { blockType: 'number', number: 'price.gas' } },
          { type: 'inlineBlock', fields: { blockType: 'claim', claim: 7 } },
        ]),
        node('list', [
          node('listitem', [text('one '), node('link', [text('link')])]),
          node('listitem', [text('two'), { type: 'linebreak' }, text('three')]),
        ]),
      ]),
    },
    group: { inner: 'In a group' },
    rows: [{ id: '6b02', cell: 'first | 2 | third' }, { cell: 'second' }],
    blocks: [
      { blockType: 'callout', heading: 'Mind this' },
      { blockType: 'gone', heading: 'Of a block that is no more' },
    ],
  }
  expect(textOf(fields, values)).toEqual([
    'Warm floors',
    'As the guide says, always  at {number:price.gas}.',
    'Flat',
    'Quiet',
    'Why {number:price.gas}',
    'one link',
    'two three',
    'In a group',
    'first, 2, third',
    'second',
    'Mind this',
  ])
})

test('a paragraph does not keep the full stop of a sentence that was only a claim', () => {
  const claim = { type: 'inlineBlock', fields: { blockType: 'claim', claim: 7 } }
  const prose = {
    root: node('root', [node('paragraph', [text('Life and warranty.'), text(' '), claim, text('. How long?')])]),
  }
  expect(textOf(fields, { prose })).toEqual(['Life and warranty. How long?'])
})

test('ignores empty fields', () => {
  expect(textOf(fields, { title: '', note: null })).toEqual([])
})
