import type { Field } from 'payload'

import { pictureField } from '@/lib/cms/fields/picture-field'

/** Content that staff add to a place's page, and its settings for search engines. */
export const pageFields: Field[] = [
  {
    name: 'editorial',
    type: 'textarea',
    label: 'Your own text',
    maxLength: 4000,
    admin: { description: 'Local knowledge that only someone who knows the place has. Shown above the figures.' },
  },
  pictureField({ name: 'image', label: 'Picture' }),
  { name: 'caseStudy', type: 'relationship', relationTo: 'case-studies', label: 'Local case study' },
  {
    name: 'indexing',
    type: 'select',
    label: 'Search engines',
    required: true,
    defaultValue: 'automatic',
    options: [
      { value: 'automatic', label: 'List it if it is different enough' },
      { value: 'always', label: 'Always list it' },
      { value: 'never', label: 'Never list it' },
    ],
    admin: { position: 'sidebar' },
  },
  {
    name: 'isIndexable',
    type: 'checkbox',
    label: 'Different enough',
    defaultValue: false,
    index: true,
    admin: { position: 'sidebar', readOnly: true, description: 'Worked out by the import.' },
  },
  {
    name: 'similarity',
    type: 'number',
    label: 'Similarity, %',
    min: 0,
    max: 100,
    index: true,
    admin: { position: 'sidebar', readOnly: true, description: 'Text shared with the most similar page nearby.' },
  },
  {
    name: 'indexingReason',
    type: 'text',
    label: 'Why',
    maxLength: 300,
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'angles',
    type: 'text',
    label: 'Distinctive figures',
    maxLength: 100,
    admin: { position: 'sidebar', readOnly: true, description: 'The figures that no nearby page mentions.' },
  },
  {
    name: 'indexableTopics',
    type: 'text',
    maxLength: 500,
    admin: { readOnly: true, description: 'Pages below this one that are different enough, separated by spaces.' },
  },
  {
    name: 'isEdited',
    type: 'checkbox',
    label: 'Keep our data',
    defaultValue: false,
    admin: {
      position: 'sidebar',
      description: 'Set when you change the data of a place. Untick it to let the next import restore the dataset.',
    },
  },
]
