import type { Block } from 'payload'

import { lineField } from '@/lib/cms/fields/line-field'

/** maxDepth 0: pages look films up in their cached list. */
export const FilmShown: Block = {
  slug: 'film',
  interfaceName: 'FilmBlock',
  labels: { singular: 'Film', plural: 'Films' },
  fields: [
    { name: 'film', type: 'relationship', relationTo: 'films', required: true, maxDepth: 0 },
    lineField({ name: 'caption', label: 'Caption', isRequired: true }),
  ],
}
