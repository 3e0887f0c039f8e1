import type { CollectionConfig } from 'payload'
import { text } from 'payload/shared'

import { activeOr, editors, staff } from '@/lib/cms/access/rules'
import { isActiveField, searchResultFields, sortOrderField } from '@/lib/cms/fields/listing-fields'
import { slugField } from '@/lib/cms/fields/slug-field'
import { required } from '@/lib/cms/fields/validators'

export const BlogCategories: CollectionConfig = {
  slug: 'blog-categories',
  labels: { singular: 'Blog category', plural: 'Blog categories' },
  access: { create: editors, read: activeOr(staff), update: editors, delete: editors },
  defaultSort: 'sortOrder',
  admin: {
    group: 'Blog',
    description: 'Categories for blog posts.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'isActive', 'sortOrder'],
    listSearchableFields: ['name', 'slug'],
  },
  defaultPopulate: { name: true, slug: true },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 100,
      validate: required('Category name is required', text),
    },
    slugField({ from: 'name' }),
    { name: 'description', type: 'textarea', maxLength: 500 },
    ...searchResultFields,
    isActiveField,
    sortOrderField,
  ],
}
