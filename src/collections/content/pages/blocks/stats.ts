import type { Block } from 'payload'

/** Figures of the claims registry, each with what stands behind it. */
export const Stats: Block = {
  slug: 'stats',
  interfaceName: 'StatsBlock',
  labels: { singular: 'Figures we claim', plural: 'Figures we claim' },
  fields: [
    {
      name: 'claims',
      type: 'relationship',
      relationTo: 'claims',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 6,
    },
  ],
}
