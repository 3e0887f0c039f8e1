import type { CollectionConfig } from 'payload'
import { textarea } from 'payload/shared'

import { editors, publishedOr } from '@/lib/cms/access/rules'
import { sortOrderField } from '@/lib/cms/fields/listing-fields'
import { checkNotationLinks } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'

export const Faqs: CollectionConfig = {
  slug: 'faqs',
  labels: { singular: 'Question', plural: 'Questions and answers' },
  access: { create: editors, read: publishedOr(editors), readVersions: editors, update: editors, delete: editors },
  versions: { drafts: true, maxPerDoc: 20 },
  defaultSort: 'sortOrder',
  admin: {
    group: 'Website',
    description: 'Frequently asked questions, with plain answers.',
    useAsTitle: 'question',
    defaultColumns: ['question', 'topic', 'sortOrder', '_status'],
    listSearchableFields: ['question', 'answer'],
  },
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: 200 },
    {
      name: 'answer',
      type: 'textarea',
      required: true,
      maxLength: 3000,
      validate: whenGiven(checkNotationLinks, textarea),
      admin: {
        description:
          'Plain text, because search engines show it too. Leave an empty line between paragraphs. A number is written {number:price.electricity}.',
      },
    },
    {
      name: 'topic',
      type: 'select',
      required: true,
      defaultValue: 'product',
      index: true,
      options: [
        { value: 'product', label: 'The panel' },
        { value: 'running-costs', label: 'Running costs' },
        { value: 'installation', label: 'Installation' },
        { value: 'control', label: 'App and control' },
        { value: 'partners', label: 'Installers and distributors' },
      ],
    },
    {
      name: 'isOnHome',
      type: 'checkbox',
      label: 'Shown on the homepage',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar' },
    },
    sortOrderField,
  ],
}
