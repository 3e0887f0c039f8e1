import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { nobody, salesTeam } from '@/lib/cms/access/rules'
import { isEditable, QUOTE_STATES } from '@/lib/domain/quotes/quote-states'

import { acceptanceFields, isAccepted } from './acceptance-fields'
import { checkState } from './check-state'
import { quoteDesignFields, quoteLineFields } from './quote-fields'
import { recordQuoteChanges } from './record-quote-changes'
import { sendQuoteEndpoint } from './send-quote-endpoint'

const WRITTEN = QUOTE_STATES.filter(({ value }) => isEditable(value)).map(({ value }) => value)
const kept = { access: { update: nobody }, admin: { hidden: true } } as const

/** Priced offers to customers, one row per version. A sent version is never changed: a later one replaces it. */
export const Quotes: CollectionConfig = {
  slug: 'quotes',
  labels: { singular: 'Quote', plural: 'Quotes' },
  access: {
    create: nobody,
    read: salesTeam,
    update: (caller) => salesTeam(caller) && { state: { in: WRITTEN } },
    delete: nobody,
  },
  hooks: { afterChange: [recordQuoteChanges] },
  endpoints: [sendQuoteEndpoint],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Sales desk',
    hidden: hiddenUnless('admin', 'sales'),
    hideAPIURL: true,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'lead', 'state', 'validUntil', 'needsReview', 'updatedAt'],
    listSearchableFields: ['reference'],
    description: 'Priced offers, prepared from a lead. Once sent, a quote is changed only by a new version.',
  },
  fields: [
    {
      name: 'preview',
      type: 'ui',
      admin: {
        components: { Field: '/components/admin/quotes/quote-preview#QuotePreview' },
        disableListColumn: true,
      },
    },
    ...quoteLineFields,
    ...quoteDesignFields,
    {
      name: 'send',
      type: 'ui',
      admin: { components: { Field: '/components/admin/quotes/send-quote#SendQuote' }, disableListColumn: true },
    },
    {
      name: 'makeOrder',
      type: 'ui',
      admin: { components: { Field: '/components/admin/quotes/make-order#MakeOrder' }, disableListColumn: true },
    },
    {
      name: 'orders',
      label: 'The order made from it',
      type: 'join',
      collection: 'orders',
      on: 'quote',
      admin: { allowCreate: false, defaultColumns: ['reference', 'state', 'totalPence'], condition: isAccepted },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      options: [...QUOTE_STATES],
      validate: checkState,
      index: true,
      admin: { position: 'sidebar', isClearable: false, description: 'Changes are shown on the timeline of the lead.' },
    },
    {
      name: 'validUntil',
      label: 'Last day of the offer',
      type: 'date',
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'depositPercent',
      label: 'Deposit, % of the total',
      type: 'number',
      min: 1,
      max: 90,
      admin: { position: 'sidebar', description: 'Leave blank if the whole amount is paid at once.' },
    },
    {
      name: 'needsReview',
      label: 'Why it needs another look',
      type: 'text',
      maxLength: 200,
      access: { update: nobody },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.needsReview) },
    },
    {
      name: 'overrideReason',
      label: 'Reason for sending despite the check',
      type: 'textarea',
      maxLength: 500,
      access: { update: nobody },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.overrideReason) },
    },
    {
      name: 'lead',
      type: 'relationship',
      relationTo: 'leads', // every quote is made for one, but an accepted one outlives it
      index: true,
      access: { update: nobody },
      admin: { position: 'sidebar', readOnly: true },
    },
    ...acceptanceFields,
    {
      name: 'reference',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 30,
      access: { update: nobody },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'version',
      type: 'number',
      required: true,
      access: { update: nobody },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'termsVersion',
      label: 'Version of the terms',
      type: 'text',
      required: true,
      maxLength: 10,
      access: { update: nobody },
      admin: { position: 'sidebar', readOnly: true },
    },
    { name: 'figures', type: 'json', required: true, ...kept },
    { name: 'computedLines', type: 'json', required: true, ...kept },
    { name: 'previousLines', type: 'json', ...kept },
    { name: 'takenOptions', type: 'json', ...kept },
    { name: 'copiedFrom', type: 'text', maxLength: 30, ...kept },
    {
      name: 'accessTokenSha256',
      type: 'text',
      maxLength: 64,
      unique: true,
      index: true,
      access: { read: nobody, update: nobody },
      admin: { hidden: true },
    },
  ],
}
