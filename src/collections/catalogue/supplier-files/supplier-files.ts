import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { editors, nobody, staff } from '@/lib/cms/access/rules'
import { SUPPLIER_FILE_STATES } from '@/lib/domain/catalogue/supplier-plan'

import { applyEndpoint, checkEndpoint, undoEndpoint } from './supplier-file-endpoints'

const byUs = { access: { update: nobody }, admin: { position: 'sidebar', readOnly: true } } as const

/** Stock and price files from our supplier, each with its planned changes and what was decided. */
export const SupplierFiles: CollectionConfig = {
  slug: 'supplier-files',
  labels: { singular: 'Supplier file', plural: 'Supplier files' },
  access: { create: nobody, read: staff, update: nobody, delete: editors },
  endpoints: [checkEndpoint, applyEndpoint, undoEndpoint],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Shop',
    hidden: hiddenUnless('admin', 'editor', 'sales'),
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'createdAt', 'decidedBy'],
    description: 'Stock and price files from our supplier. Upload one under “Supplier sync”.',
  },
  fields: [
    {
      name: 'review',
      type: 'ui',
      admin: {
        components: { Field: '/components/admin/supplier/file-review#FileReview' },
        disableListColumn: true,
      },
    },
    { name: 'name', type: 'text', required: true, maxLength: 200, ...byUs },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [...SUPPLIER_FILE_STATES],
      index: true,
      ...byUs,
    },
    { name: 'decidedBy', type: 'text', maxLength: 200, ...byUs },
    { name: 'faults', type: 'json', access: { update: nobody }, admin: { hidden: true } },
    { name: 'plan', type: 'json', access: { update: nobody }, admin: { hidden: true } },
  ],
}
