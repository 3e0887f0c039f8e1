import type { CollectionConfig } from 'payload'

import { editors, publishedOr } from '@/lib/cms/access/rules'
import { slugField } from '@/lib/cms/fields/slug-field'
import { proofFields, provedByTwo } from '@/lib/cms/proof/proved-by-two'
import { wholeDocument } from '@/lib/cms/proof/whole-document'

export const CaseStudies: CollectionConfig = {
  slug: 'case-studies',
  labels: { singular: 'Case study', plural: 'Case studies' },
  access: { create: editors, read: publishedOr(editors), readVersions: editors, update: editors, delete: editors },
  ...provedByTwo('case-studies', wholeDocument()),
  versions: { drafts: true, maxPerDoc: 30 },
  admin: {
    group: 'Website',
    description: 'Finished projects with their figures.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    slugField({ from: 'title', maxLength: 200 }),
    { name: 'image', type: 'upload', relationTo: 'media' },
    { name: 'heatImage', type: 'upload', label: 'The same view as heat', relationTo: 'media' },
    { name: 'challenge', type: 'textarea', required: true },
    { name: 'solution', type: 'textarea', required: true },
    {
      name: 'technicalSummary',
      type: 'group',
      admin: { description: 'As you would write it, with the unit: 9.1 kW, 140 m², 8 zones.' },
      fields: [
        { name: 'power', type: 'text', maxLength: 100 },
        { name: 'density', type: 'text', maxLength: 100 },
        { name: 'area', type: 'text', maxLength: 100 },
        { name: 'heatType', type: 'text', maxLength: 100 },
        { name: 'panels', type: 'text', maxLength: 100 },
        { name: 'controls', type: 'text', maxLength: 100 },
      ],
    },
    {
      name: 'results',
      type: 'text',
      hasMany: true,
      admin: { description: 'What was measured. Press Enter after each one.' },
    },
    {
      name: 'benefits',
      type: 'text',
      hasMany: true,
      admin: { description: 'What the customer noticed. Press Enter after each one.' },
    },
    { name: 'clientTestimonial', type: 'textarea', maxLength: 1000 },
    { name: 'clientName', type: 'text', maxLength: 100 },
    ...proofFields(
      'Where the job sheet and the measurements are kept, and when the customer agreed. Never shown on the website.',
    ),
    {
      name: 'isSample',
      type: 'checkbox',
      label: 'Sample text',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Placeholder text for the layout. The page labels it as a sample.' },
    },
  ],
}
