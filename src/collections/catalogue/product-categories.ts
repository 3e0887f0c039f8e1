import type { CollectionConfig } from 'payload'
import { text } from 'payload/shared'

import { activeOr, editors, staff } from '@/lib/cms/access/rules'
import { isActiveField, sortOrderField } from '@/lib/cms/fields/listing-fields'
import { slugField } from '@/lib/cms/fields/slug-field'
import { required } from '@/lib/cms/fields/validators'

export const ProductCategories: CollectionConfig = {
  slug: 'product-categories',
  labels: { singular: 'Product category', plural: 'Product categories' },
  access: { create: editors, read: activeOr(staff), update: editors, delete: editors },
  defaultSort: 'sortOrder',
  admin: {
    group: 'Shop',
    description: 'Categories in the shop.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'isActive', 'sortOrder'],
    listSearchableFields: ['name', 'slug'],
  },
  defaultPopulate: { name: true, slug: true, description: true },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 100,
      validate: required('Category name is required', text),
    },
    slugField({ from: 'name' }),
    {
      name: 'description',
      type: 'textarea',
      maxLength: 1000,
      admin: { description: 'Beside its products in the store. One or two sentences.' },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'product-categories',
      label: 'Belongs to',
      index: true,
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { hidden: true }, // the store has a single level of categories
    },
    isActiveField,
    sortOrderField,
  ],
}
