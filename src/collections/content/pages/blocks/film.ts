import type { Block } from 'payload'

import { lineField } from '@/lib/cms/fields/line-field'

export const FilmShown: Block = {
  slug: 'film',
  interfaceName: 'FilmBlock',
  labels: { singular: 'Film', plural: 'Films' },
  fields: [
    { name: 'film', type: 'relationship', relationTo: 'films', required: true },
    lineField({ name: 'caption', label: 'Caption', isRequired: true }),
  ],
}
