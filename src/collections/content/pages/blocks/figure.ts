import type { Block } from 'payload'

import { lineField } from '@/lib/cms/fields/line-field'
import { pictureField } from '@/lib/cms/fields/picture-field'

export const Figure: Block = {
  slug: 'figure',
  interfaceName: 'FigureBlock',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    pictureField({ name: 'picture', label: 'Picture', isRequired: true }),
    lineField({ name: 'caption', label: 'Caption', isRequired: true }),
  ],
}
