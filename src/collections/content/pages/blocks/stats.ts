import type { Block } from 'payload'

/** Figures from the claims registry, each with its evidence. */
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
      maxDepth: 0, // looked up in the cached claims
      required: true,
      minRows: 1,
      maxRows: 6,
    },
  ],
}
