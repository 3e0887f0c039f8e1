import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'

import { completeDraft } from './complete-draft'

const text = { name: 'heading', type: 'text', required: true } as const
const kind = { name: 'kind', type: 'select', required: true, options: ['a'] } as const
const bars = { name: 'bars', type: 'array', required: true, fields: [], flattenedFields: [text, kind] } as const
const fields = [
  text,
  { name: 'note', type: 'textarea' },
  { name: 'hero', type: 'group', fields: [], flattenedFields: [text] },
  { name: 'rows', type: 'array', fields: [], flattenedFields: [text, kind] },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [
      { slug: 'chapter', fields: [], flattenedFields: [text, { name: 'body', type: 'richText', required: true }] },
      { slug: 'chart', labels: { singular: 'Bar chart', plural: 'Bar charts' }, fields: [], flattenedFields: [bars] },
    ],
  },
] as unknown as FlattenedField[] // Payload derives further properties

const noteFor = (label: string) => ({
  blockType: 'callout',
  tone: 'note',
  heading: `${label}: shown here once everything required is filled in`,
})

test.each([
  ['missing texts', { heading: null }, { heading: '', hero: { heading: '' }, rows: [], blocks: [] }],
  ['optional texts', { note: null }, { note: null }],
  ['fields without a definition', { id: 7 }, { id: 7 }],
  ['texts of a group', { hero: { heading: null } }, { hero: { heading: '' } }],
  [
    'rows',
    { rows: [{ id: '1', heading: null, kind: 'a' }, { heading: 'Two' }] },
    { rows: [{ id: '1', heading: '', kind: 'a' }] },
  ],
  [
    'a chapter without text',
    { blocks: [{ blockType: 'chapter', heading: 'One', body: null }] },
    { blocks: [{ blockType: 'chapter', heading: 'One', body: null }] },
  ],
  ['a chart without bars', { blocks: [{ blockType: 'chart', bars: [] }] }, { blocks: [noteFor('Bar chart')] }],
  [
    'a chart whose only bar is incomplete',
    { blocks: [{ blockType: 'chart', bars: [{ heading: 'One' }] }] },
    { blocks: [noteFor('Bar chart')] },
  ],
  ['an unknown block', { blocks: [{ blockType: 'old' }] }, { blocks: [{ blockType: 'old' }] }],
])('completes %s', (_, draft, complete) => {
  expect(completeDraft(fields, draft)).toMatchObject(complete)
})
