import type { Block } from 'payload'

import { lineField } from '@/lib/cms/fields/line-field'

/** A quotation that readers can look up in its source. Customers' words belong in a testimonial, with their consent. */
export const Quotation: Block = {
  slug: 'quotation',
  interfaceName: 'QuotationBlock',
  labels: { singular: 'Quotation', plural: 'Quotations' },
  fields: [
    lineField({
      name: 'words',
      label: 'Quotation',
      isRequired: true,
      description: 'Word for word as in the source, without quotation marks. Mark anything you leave out with […].',
    }),
    {
      name: 'speaker',
      type: 'text',
      label: 'Who said it',
      required: true,
      maxLength: 200,
      admin: {
        description:
          'Name and position, or the organisation. For customers use “What customers say”: their words need their consent.',
      },
    },
    {
      name: 'source',
      type: 'relationship',
      relationTo: 'sources',
      required: true,
      maxDepth: 0, // looked up in the cached sources
      admin: { description: 'Where readers find these words. Without it the quotation is not shown.' },
    },
  ],
}
