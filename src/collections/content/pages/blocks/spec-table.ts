import type { Block } from 'payload'

/** Specifications from a product's record. */
export const SpecTable: Block = {
  slug: 'specTable',
  interfaceName: 'SpecTableBlock',
  labels: { singular: 'Product data', plural: 'Product data' },
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true },
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'summary',
      options: [
        { value: 'summary', label: 'Key figures' },
        { value: 'full', label: 'All figures' },
      ],
    },
  ],
}
