import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'

import { versionChanges } from './version-changes'

// As flattened by Payload, reduced to the properties used here.
const fields = [
  { name: 'phone', type: 'text', label: 'Main phone number' },
  { name: 'intro', type: 'textarea', label: 'Introduction' },
  { name: 'isShown', type: 'checkbox', label: 'Show the banner' },
  { name: 'days', type: 'number', label: 'Days' },
  { name: 'until', type: 'date', label: 'Until' },
  { name: 'mode', type: 'select', label: 'Mode', options: [{ value: 'strict', label: 'Approved claims only' }] },
  { name: 'picture', type: 'upload', label: 'Picture' },
  { name: 'savedBy', type: 'text', label: 'Last saved by' },
  {
    name: 'bank',
    type: 'group',
    label: 'Bank account',
    flattenedFields: [{ name: 'sortCode', type: 'text', label: 'Sort code' }],
  },
  {
    name: 'messages',
    type: 'array',
    label: 'Messages',
    labels: { singular: 'Message' },
    flattenedFields: [
      { name: 'id', type: 'text', label: 'ID' },
      { name: 'title', type: 'text', label: 'Title' },
    ],
  },
  {
    name: 'links',
    type: 'array',
    label: 'Social media',
    labels: { singular: 'Link' },
    flattenedFields: [
      {
        name: 'platform',
        type: 'select',
        label: 'Platform',
        options: [{ value: 'x', label: 'X' }],
      },
    ],
  },
  { name: 'prose', type: 'richText', label: 'Text' },
  {
    name: 'sections',
    type: 'blocks',
    label: 'Sections',
    blocks: [
      {
        slug: 'callout',
        labels: { singular: 'Callout' },
        flattenedFields: [{ name: 'heading', type: 'text', label: 'Heading' }],
      },
    ],
  },
] as unknown as FlattenedField[]

const prose = (...lines: string[]) => ({
  root: { type: 'root', children: lines.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })) },
})
const callout = (id: string, heading: string) => ({ id, blockType: 'callout', heading })

test.each([
  ['nothing', { phone: '1', bank: null }, { phone: '1', bank: { sortCode: '' }, messages: [] }, []],
  [
    'a text',
    { phone: '01632 960 123' },
    { phone: '01632 960 999' },
    ['Main phone number: “01632 960 123” is now “01632 960 999”'],
  ],
  ['a text entered', { phone: null }, { phone: '01632' }, ['Main phone number: “01632” added']],
  ['a text emptied', { phone: '01632' }, { phone: '' }, ['Main phone number: “01632” removed']],
  [
    'a word in a long text',
    { intro: 'Slim panels that warm a room from its ceiling.' },
    { intro: 'Slim panels that warm your room from its ceiling.' },
    ['Introduction: “… panels that warm a room from its …” is now “… panels that warm your room from its …”'],
  ],
  ['a tick', { isShown: true }, { isShown: false }, ['Show the banner: “yes” is now “no”']],
  ['a number', { days: 0 }, { days: 14 }, ['Days: “0” is now “14”']],
  ['a moment, in London', { until: null }, { until: '2026-07-01T23:30:00.000Z' }, ['Until: “2 Jul 2026, 00:30” added']],
  ['an option, by its name', { mode: 'old' }, { mode: 'strict' }, ['Mode: “old” is now “Approved claims only”']],
  ['a picture, which has no words', { picture: 1 }, { picture: 2 }, ['Picture: changed']],
  ['who saved it', { savedBy: 'Ann' }, { savedBy: 'Bob' }, []],
  [
    'a field of a group',
    { bank: { sortCode: '20-00-00' } },
    { bank: { sortCode: '20-00-01' } },
    ['Bank account, Sort code: “20-00-00” is now “20-00-01”'],
  ],
  [
    'rows',
    {
      messages: [
        { id: 'a', title: 'One' },
        { id: 'b', title: 'Two' },
      ],
    },
    {
      messages: [
        { id: 'b', title: 'Second' },
        { id: 'c', title: 'Three' },
      ],
    },
    ['Message “One” removed', 'Message “Two”, Title: “Two” is now “Second”', 'Message “Three” added'],
  ],
  [
    'rows without words',
    { links: [{ id: 'a', platform: 'x' }] },
    { links: [{ id: 'b', platform: null }] },
    ['Link “X” removed', 'Link added'],
  ],
  [
    'rows in another order',
    {
      messages: [
        { id: 'a', title: 'One' },
        { id: 'b', title: 'Two' },
      ],
    },
    {
      messages: [
        { id: 'b', title: 'Two' },
        { id: 'a', title: 'One' },
      ],
    },
    ['Messages: in another order'],
  ],
  [
    'a paragraph',
    { prose: prose('One.', 'Two.') },
    { prose: prose('Two.', 'Three.') },
    ['Text: “One.” is now “Three.”'],
  ],
  [
    'paragraphs in another order',
    { prose: prose('One.', 'Two.') },
    { prose: prose('Two.', 'One.') },
    ['Text: changed'],
  ],
  [
    'blocks',
    { sections: [callout('a', 'Warm')] },
    { sections: [callout('a', 'Warmer'), callout('b', 'New')] },
    ['Callout “Warm”, Heading: “Warm” is now “Warmer”', 'Callout “New” added'],
  ],
])('%s', (_, before, after, expected) => expect(versionChanges(fields, before, after)).toEqual(expected))
