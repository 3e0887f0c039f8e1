import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { nobody, salesTeam } from '@/lib/cms/access/rules'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'
import { KEPT_QUOTE_FOR_STAFF } from '@/lib/content/kept-quotes'
import { CRM_ERASURES } from '@/lib/domain/leads/crm-erasure'

import { checkedEndpoint } from './erasure-checked-endpoint'

/** A receipt for each deleted lead: what was erased, when and by whom, without any data about the person. */
export const Erasures: CollectionConfig = {
  slug: 'erasures',
  labels: { singular: 'Erasure', plural: 'Erasures' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: nobody },
  endpoints: [checkedEndpoint],
  indexes: [{ fields: ['crm', 'nextAttemptAt'] }],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Sales desk',
    description:
      'A receipt for every deleted lead. Its copy in the CRM is deleted too, as soon as the CRM can be reached. Emails already sent stay in the mailboxes that received them.',
    useAsTitle: 'leadId',
    defaultColumns: ['leadId', 'createdAt', 'erasedByName', 'crm', 'reference', 'lastError', 'enquiries'],
    hideAPIURL: true,
    hidden: hiddenUnless('admin', 'sales'),
  },
  fields: [
    { name: 'leadId', label: 'Lead number', type: 'number', required: true, index: true },
    { name: 'erasedBy', label: 'Deleted by', type: 'relationship', relationTo: 'users', index: true },
    { name: 'erasedByName', label: 'Deleted by (name)', type: 'text', maxLength: 100 }, // outlives the account
    {
      name: 'receipt',
      label: 'Receipt of the whole person',
      type: 'relationship',
      relationTo: 'data-receipts',
      index: true,
      admin: { condition: (data) => Boolean(data.receipt) },
    },
    { name: 'enquiries', label: 'Original enquiries deleted', type: 'number', required: true },
    { name: 'deliveries', label: 'Deliveries deleted', type: 'number', required: true },
    { name: 'quotes', label: 'Quotes deleted', type: 'number', defaultValue: 0 },
    {
      name: 'quotesKept',
      label: 'Accepted quotes kept',
      type: 'number',
      defaultValue: 0,
      admin: { description: KEPT_QUOTE_FOR_STAFF },
    },
    { name: 'timelineEntries', label: 'Timeline entries deleted', type: 'number', required: true },
    { name: 'savedMails', label: 'Saved emails deleted', type: 'number', required: true },
    { name: 'crm', label: 'Copy in the CRM', type: 'select', required: true, options: [...CRM_ERASURES], index: true },
    { name: 'crmDeletedAt', label: 'Deleted from the CRM', type: 'date', admin: { date: DAY_AND_TIME } },
    { name: 'lastError', label: 'Last problem', type: 'text', maxLength: 500 },
    { name: 'attempts', type: 'number', defaultValue: 0 },
    { name: 'nextAttemptAt', label: 'Next attempt', type: 'date', admin: { date: DAY_AND_TIME } },
    // Both are removed once the CRM, or staff who looked there, have confirmed.
    { name: 'crmContactId', type: 'text', maxLength: 5000, hidden: true }, // of every contact, separated by spaces
    {
      name: 'reference',
      label: 'Search the CRM for',
      type: 'text',
      maxLength: 20,
      admin: { condition: (data) => Boolean(data.reference) },
    },
    {
      name: 'checked',
      type: 'ui',
      label: 'Checked in the CRM',
      admin: {
        components: { Field: '/components/admin/erasure-checked#ErasureCheckedField' },
      },
    },
  ],
}
