import type { CollectionConfig } from 'payload'

import { editors, publishedOr } from '@/lib/cms/access/rules'
import { sortOrderField } from '@/lib/cms/fields/listing-fields'
import { proofFields, provedByTwo } from '@/lib/cms/proof/proved-by-two'
import { wholeDocument } from '@/lib/cms/proof/whole-document'
import { TESTIMONIAL_CATEGORIES } from '@/lib/content/testimonials'

import { checkFeatured } from './check-featured'

/** Customer quotes, with evidence that they were made. */
export const Testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  access: { create: editors, read: publishedOr(editors), readVersions: editors, update: editors, delete: editors },
  ...provedByTwo('testimonials', wholeDocument({ except: ['isFeatured', 'sortOrder'] })),
  versions: { drafts: true, maxPerDoc: 20 },
  defaultSort: 'sortOrder',
  admin: {
    group: 'Website',
    description: 'Quotes from customers. Publish one only when the proof is on file.',
    useAsTitle: 'clientName',
    defaultColumns: ['clientName', 'category', 'rating', 'givenAt', '_status'],
    listSearchableFields: ['clientName', 'quote'],
  },
  fields: [
    {
      name: 'quote',
      type: 'textarea',
      required: true,
      maxLength: 1000,
      admin: { description: 'In the customer’s own words.' },
    },
    { name: 'clientName', type: 'text', label: 'Name as shown', required: true, maxLength: 100 },
    {
      name: 'category',
      type: 'select',
      required: true,
      index: true,
      options: [...TESTIMONIAL_CATEGORIES],
    },
    { name: 'location', type: 'text', maxLength: 100, admin: { description: 'Town or county only.' } },
    {
      name: 'fitted',
      type: 'text',
      label: 'What was fitted',
      maxLength: 200,
      admin: { description: 'For example: two-bed flat, nine panels, one circuit.' },
    },
    {
      name: 'rating',
      type: 'number',
      min: 1,
      max: 5,
      admin: { description: 'Out of 5. Leave empty when none was given.' },
    },
    { name: 'givenAt', type: 'date', label: 'Given on', index: true },
    ...proofFields('Where the original is kept, and when the customer agreed. Never shown on the website.'),
    {
      name: 'isFeatured',
      type: 'checkbox',
      label: 'One of the three on the homepage',
      defaultValue: false,
      index: true,
      validate: checkFeatured,
      admin: { position: 'sidebar' },
    },
    {
      name: 'isSample',
      type: 'checkbox',
      label: 'Sample text',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Placeholder text for the layout. The page labels it as a sample.' },
    },
    sortOrderField,
  ],
}
