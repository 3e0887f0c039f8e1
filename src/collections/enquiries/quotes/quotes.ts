import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { nobody, salesTeam } from '@/lib/cms/access/rules'
import { isEditable, QUOTE_STATES } from '@/lib/domain/quotes/quote-states'

import { acceptanceFields, isAccepted } from './acceptance-fields'
import { quoteDesignFields, quoteLineFields } from './quote-fields'
import { quoteRecordFields } from './quote-record-fields'
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
    ...quoteLineFields,
    {
      type: 'row',
      fields: [
        { name: 'validUntil', label: 'Last day of the offer', type: 'date', required: true, admin: { width: '50%' } },
        {
          name: 'depositPercent',
          label: 'Deposit, % of the total',
          type: 'number',
          min: 1,
          max: 90,
          admin: { width: '50%', description: 'Leave blank if the whole amount is paid at once.' },
        },
      ],
    },
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
      name: 'record',
      type: 'ui',
      admin: { components: { Field: '/components/admin/quotes/quote-record#QuoteRecord' }, disableListColumn: true },
    },
    ...quoteDesignFields,
    ...quoteRecordFields,
    ...acceptanceFields,
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
