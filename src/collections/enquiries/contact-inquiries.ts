import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody, salesTeam } from '@/lib/cms/access/rules'
import { jsonField } from '@/lib/cms/fields/json-field'

/** Submissions of the contact form and the quote dialog, as received. */
export const ContactInquiries: CollectionConfig = {
  slug: 'contact-inquiries',
  labels: { singular: 'Contact enquiry', plural: 'Contact enquiries' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: admins },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin', 'sales'),
    useAsTitle: 'email',
    defaultColumns: ['firstName', 'lastName', 'email', 'phone', 'source', 'createdAt'],
    listSearchableFields: ['firstName', 'lastName', 'email', 'phone'],
    description: 'Messages from the contact form and the quote dialog, as submitted.',
  },
  fields: [
    { name: 'firstName', type: 'text', required: true, maxLength: 100 },
    { name: 'lastName', type: 'text', maxLength: 100 },
    { name: 'email', type: 'text', label: 'Email', required: true, maxLength: 254, index: true },
    { name: 'phone', type: 'text', maxLength: 50 },
    { name: 'company', type: 'text', maxLength: 200 },
    { name: 'subject', type: 'text', maxLength: 200 },
    { name: 'projectType', type: 'text', maxLength: 50 },
    { name: 'details', type: 'textarea', label: 'Message', maxLength: 10_000 },
    { name: 'source', type: 'text', label: 'Came from', maxLength: 100, index: true },
    { name: 'location', type: 'text', label: 'Location page', maxLength: 100 },
    { name: 'serviceType', type: 'text', label: 'Service requested', maxLength: 100 },
    jsonField({ name: 'quote', label: 'Quote request as structured data' }),
  ],
}
