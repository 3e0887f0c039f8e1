import type { Block } from 'payload'

import { headingField, lineField } from '@/lib/cms/fields/line-field'
import { proseField } from '@/lib/cms/prose/prose-field'

/** A chapter, listed in the table of contents. */
export const Prose: Block = {
  slug: 'prose',
  interfaceName: 'ProseBlock',
  labels: { singular: 'Chapter', plural: 'Chapters' },
  fields: [
    headingField,
    proseField({ name: 'text', label: 'In plain words', isRequired: true }),
    lineField({
      name: 'note',
      label: 'Note beside the text',
      maxLength: 300,
      description: 'One or two sentences: a definition, or a limitation. Shown below the text on a phone.',
    }),
    proseField({
      name: 'engineer',
      label: 'For engineers',
      description: 'Formulas, standards and limits. Opens below the plain text.',
    }),
  ],
}
