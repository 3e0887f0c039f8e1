import type { Field } from 'payload'
import { text } from 'payload/shared'

import { checkDestination } from '@/lib/cms/fields/text-checks'
import { required, whenGiven } from '@/lib/cms/fields/validators'
import { LINKED_DOCUMENTS } from '@/lib/content/product-documents'

type Siblings = { file?: unknown } | undefined

const isLinked = (_data: unknown, siblings: Siblings) => !siblings?.file

/** A product's box contents and documents. */
export const productDocumentFields: Field[] = [
  {
    name: 'boxContents',
    type: 'text',
    hasMany: true,
    maxLength: 200,
    label: 'What is in the box',
    admin: {
      description:
        'One item each, with its quantity, for example 1 panel. Press Enter after each one. If empty, the page does not mention it.',
    },
  },
  {
    name: 'documents',
    type: 'array',
    labels: { singular: 'Document', plural: 'Documents' },
    maxRows: 20,
    admin: { description: 'Data sheets, manuals and certificates. Everyone can open them.' },
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 120,
        validate: required('Give the document a title', text),
        admin: { description: 'For example Fitting instructions.' },
      },
      {
        name: 'file',
        type: 'upload',
        relationTo: 'media',
        filterOptions: { mimeType: { equals: 'application/pdf' } },
        admin: { description: 'A PDF. The page states its size.' },
      },
      {
        name: 'link',
        type: 'text',
        maxLength: 500,
        validate: required('Upload a file or give a link', whenGiven(checkDestination, text)),
        admin: {
          condition: isLinked,
          description: 'Where there is no file: a path such as /downloads/datasheet, or an address with https://',
        },
      },
      {
        name: 'kind',
        type: 'select',
        label: 'What the link opens',
        defaultValue: 'page',
        options: [...LINKED_DOCUMENTS],
        admin: { condition: isLinked, isClearable: false },
      },
    ],
  },
]
