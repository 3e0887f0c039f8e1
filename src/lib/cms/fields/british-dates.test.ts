import type { Config, Field } from 'payload'
import { expect, test } from 'vitest'

import { britishDates } from './british-dates'
import { DAY_AND_TIME } from './day-and-time'

const formatsIn = (fields: Field[]): unknown[] =>
  fields.flatMap((field) => {
    if (field.type === 'date') return [field.admin?.date?.displayFormat]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => formatsIn(tab.fields))
    if (field.type === 'blocks') return field.blocks.flatMap((block) => formatsIn(block.fields))
    return 'fields' in field ? formatsIn(field.fields) : []
  })

const day: Field = { name: 'day', type: 'date' }

test.each<[string, Field]>([
  ['of its own', day],
  ['in a row', { type: 'row', fields: [day] }],
  ['in a list', { name: 'list', type: 'array', fields: [day] }],
  ['in a tab', { type: 'tabs', tabs: [{ label: 'One', fields: [day] }] }],
  ['in a block', { name: 'parts', type: 'blocks', blocks: [{ slug: 'one', fields: [day] }] }],
])('a date %s is shown as 1 July 2026', async (_, field) => {
  const { collections = [], globals = [] } = await britishDates({
    collections: [{ slug: 'things', fields: [field] }],
    globals: [{ slug: 'thing', fields: [field] }],
  } as unknown as Config)
  expect([...collections, ...globals].flatMap(({ fields }) => formatsIn(fields))).toEqual([
    'd MMMM yyyy',
    'd MMMM yyyy',
  ])
})

test('a date with its own format keeps it', async () => {
  const { collections = [] } = await britishDates({
    collections: [{ slug: 'things', fields: [{ ...day, admin: { date: DAY_AND_TIME } } as Field] }],
  } as unknown as Config)
  expect(collections.flatMap(({ fields }) => formatsIn(fields))).toEqual(['d MMMM yyyy, HH:mm'])
})
