import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody, salesTeam } from '@/lib/cms/access/rules'

/** Datasheet requests, as received. */
export const DatasheetLeads: CollectionConfig = {
  slug: 'datasheet-leads',
  labels: { singular: 'Datasheet request', plural: 'Datasheet requests' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: admins },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin', 'sales'),
    useAsTitle: 'email',
    defaultColumns: ['name', 'company', 'email', 'projectType', 'timeframe', 'createdAt'],
    listSearchableFields: ['name', 'company', 'email', 'phone'],
    description: 'People who asked for the technical datasheet.',
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200 },
    { name: 'email', type: 'text', label: 'Email', required: true, maxLength: 254, index: true },
    { name: 'phone', type: 'text', required: true, maxLength: 50 },
    { name: 'company', type: 'text', maxLength: 200 },
    { name: 'jobTitle', type: 'text', maxLength: 100 },
    { name: 'projectType', type: 'text', required: true, maxLength: 50 },
    { name: 'propertySize', type: 'text', maxLength: 50 },
    { name: 'timeframe', type: 'text', required: true, maxLength: 50 },
    { name: 'message', type: 'textarea', maxLength: 10_000 },
    { name: 'marketingConsent', type: 'checkbox', label: 'Agreed to marketing', defaultValue: false },
  ],
}
