import type { CollectionConfig } from 'payload'
import { text } from 'payload/shared'

import { anyone, editors } from '@/lib/cms/access/rules'
import { slugField } from '@/lib/cms/fields/slug-field'
import { checkColour } from '@/lib/cms/fields/text-checks'
import { required, whenGiven } from '@/lib/cms/fields/validators'

export const BlogTags: CollectionConfig = {
  slug: 'blog-tags',
  labels: { singular: 'Blog tag', plural: 'Blog tags' },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  defaultSort: 'name',
  admin: {
    group: 'Blog',
    description: 'Short keywords that connect posts across categories.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'color'],
    listSearchableFields: ['name', 'slug'],
  },
  defaultPopulate: { name: true, slug: true, color: true },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 50, validate: required('Tag name is required', text) },
    slugField({ from: 'name', maxLength: 50 }),
    {
      name: 'color',
      type: 'text',
      label: 'Colour',
      defaultValue: '#3B82F6',
      maxLength: 7,
      validate: whenGiven(checkColour, text),
      admin: { description: 'A hex colour, for example #3B82F6.' },
    },
  ],
}
