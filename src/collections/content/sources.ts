import type { CollectionConfig } from 'payload'
import { text } from 'payload/shared'

import { anyone, editors } from '@/lib/cms/access/rules'
import { checkUrl } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { CONFIDENCES } from '@/lib/domain/quantity/confidence'

/** Sources of the figures on pages. */
export const Sources: CollectionConfig = {
  slug: 'sources',
  labels: { singular: 'Source', plural: 'Sources' },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  defaultSort: 'key',
  disableDuplicate: true,
  admin: {
    group: 'Website',
    description: 'Standards, tariffs, tests and calculations behind the figures on pages.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'publisher', 'confidence', 'checked'],
    listSearchableFields: ['title', 'publisher', 'key'],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 300 },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 100,
      admin: {
        description:
          'The name used in captions and tables: [^ofgem-cap]. If you change it, references to the old name disappear.',
      },
    },
    { name: 'publisher', type: 'text', required: true, maxLength: 200 },
    {
      name: 'date',
      type: 'text',
      label: 'Date of the source',
      required: true,
      maxLength: 30,
      admin: { description: 'A year, or a day such as 2026-10-01.' },
    },
    {
      name: 'url',
      type: 'text',
      label: 'Web address',
      maxLength: 1000,
      validate: whenGiven(checkUrl, text),
    },
    {
      name: 'confidence',
      type: 'select',
      required: true,
      options: CONFIDENCES.map(({ value, label }) => ({ value, label })),
    },
    { name: 'checked', type: 'date', label: 'Last checked by us', required: true },
  ],
}
