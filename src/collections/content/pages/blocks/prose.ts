import type { Block } from 'payload'

import { headingField } from '@/lib/cms/fields/line-field'
import { proseField } from '@/lib/cms/prose/prose-field'

/** A chapter, listed in the table of contents. */
export const Prose: Block = {
  slug: 'prose',
  interfaceName: 'ProseBlock',
  labels: { singular: 'Chapter', plural: 'Chapters' },
  fields: [
    headingField,
    proseField({ name: 'text', label: 'In plain words', isRequired: true }),
    proseField({
      name: 'engineer',
      label: 'For engineers',
      description: 'Formulas, standards and limits. Opens below the plain text.',
    }),
  ],
}
