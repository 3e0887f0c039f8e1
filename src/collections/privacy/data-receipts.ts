import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { nobody, salesTeam } from '@/lib/cms/access/rules'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'
import { jsonField } from '@/lib/cms/fields/json-field'

import { mailboxesClearedEndpoint } from './mailboxes-cleared-endpoint'

/**
 * A receipt for each person whose data was erased: how much of what, what stays and why, and what is still to be done by
 * hand. It names nobody.
 */
export const DataReceipts: CollectionConfig = {
  slug: 'data-receipts',
  labels: { singular: 'Receipt of an erasure', plural: 'Receipts of erasures' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: nobody },
  endpoints: [mailboxesClearedEndpoint],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Sales desk',
    description:
      'One receipt for each person whose data was erased, by themselves or by a colleague. The emails about them in our mailboxes are deleted by hand: record here when that is done. The copies in the CRM are under “Erasures”.',
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'createdAt', 'byName', 'recordsErased', 'recordsKept', 'mailboxesClearedAt'],
    hideAPIURL: true,
    hidden: hiddenUnless('admin', 'sales'),
  },
  fields: [
    {
      name: 'record',
      type: 'ui',
      admin: {
        components: { Field: '/components/admin/privacy/receipt-record#ReceiptRecord' },
        disableListColumn: true,
      },
    },
    { name: 'reference', type: 'text', required: true, unique: true, maxLength: 20, admin: { readOnly: true } },
    { name: 'byName', label: 'Erased by', type: 'text', required: true, maxLength: 100 }, // outlives the account
    { name: 'recordsErased', label: 'Records erased', type: 'number', required: true },
    { name: 'recordsKept', label: 'Records kept by law', type: 'number', required: true },
    // Removed once the mailboxes are clear.
    {
      name: 'leadReferences',
      label: 'Search our mailboxes for',
      type: 'textarea',
      maxLength: 20_000,
      admin: { condition: (data) => Boolean(data.leadReferences) },
    },
    { name: 'mailboxesClearedAt', label: 'Mailboxes cleared', type: 'date', admin: { date: DAY_AND_TIME } },
    { name: 'mailboxesClearedBy', label: 'Cleared by', type: 'text', maxLength: 100 },
    { ...jsonField({ name: 'details', label: 'Records by kind' }), hidden: true },
    { name: 'accessTokenSha256', type: 'text', maxLength: 64, index: true, hidden: true },
  ],
}
