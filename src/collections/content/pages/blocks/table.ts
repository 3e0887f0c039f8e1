import type { Block } from 'payload'

import { lineField } from '@/lib/cms/fields/line-field'

import { checkRows } from './check-rows'

export const Table: Block = {
  slug: 'table',
  interfaceName: 'TableBlock',
  labels: { singular: 'Table', plural: 'Tables' },
  fields: [
    lineField({ name: 'caption', label: 'Caption', isRequired: true }),
    {
      name: 'columns',
      type: 'text',
      label: 'Column headings',
      required: true,
      maxLength: 500,
      admin: { description: 'Parted by upright strokes: Wall | U-value | Heat lost' },
    },
    {
      name: 'rows',
      type: 'textarea',
      required: true,
      maxLength: 20_000,
      validate: checkRows,
      admin: {
        rows: 8,
        description: 'One line a row, its cells parted by upright strokes or, when copied from a spreadsheet, by tabs.',
      },
    },
    lineField({ name: 'note', label: 'Under the table' }),
  ],
}
