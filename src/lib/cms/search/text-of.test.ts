import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'

import { textOf } from './text-of'

// As Payload flattens them; the rest of a field does not matter here.
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

test('the words that visitors read are found, wherever they stand, with their numbers as marks', () => {
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

test('nothing is found in what was left empty', () => {
  expect(textOf(fields, { title: '', note: null })).toEqual([])
})
