import type { Block } from 'payload'
import { text } from 'payload/shared'

import { lineField } from '@/lib/cms/fields/line-field'
import { checkNotationLinks } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'

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
      validate: whenGiven(checkNotationLinks, text),
      admin: { description: 'Separated by vertical bars: Wall | U-value | Heat lost' },
    },
    {
      name: 'rows',
      type: 'textarea',
      required: true,
      maxLength: 20_000,
      validate: checkRows,
      admin: {
        rows: 8,
        description: 'One row per line. Separate cells with vertical bars or, when pasting from a spreadsheet, tabs.',
      },
    },
    lineField({ name: 'note', label: 'Note under the table' }),
  ],
}
