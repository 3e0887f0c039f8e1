import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { nobody, salesTeam } from '@/lib/cms/access/rules'
import { WARRANTY_YEARS } from '@/lib/domain/orders/warranty'

import { checkEarlyRequest, checkFittedOrder } from './check-fitting'
import { tellOfWarranty } from './tell-of-warranty'

/** The warranty of each fitted order: what was fitted when, by whom, and with which certificate. */
export const Warranties: CollectionConfig = {
  slug: 'warranties',
  labels: { singular: 'Warranty', plural: 'Warranties' },
  access: { create: salesTeam, read: salesTeam, update: salesTeam, delete: nobody },
  hooks: { afterChange: [tellOfWarranty] },
  defaultSort: '-fittedOn',
  disableDuplicate: true,
  admin: {
    group: 'Shop',
    hidden: hiddenUnless('admin', 'sales'),
    hideAPIURL: true,
    useAsTitle: 'certificateNumber',
    defaultColumns: ['certificateNumber', 'order', 'fittedOn', 'installer', 'years'],
    listSearchableFields: ['certificateNumber', 'installer'],
    description: 'One for each fitted order. The customer gets the certificate by email and on the page of the order.',
  },
  fields: [
    {
      name: 'order',
      type: 'relationship',
      relationTo: 'orders', // every warranty is of one, but it is kept longer
      unique: true,
      validate: checkFittedOrder,
      access: { update: nobody },
      admin: { allowCreate: false, allowEdit: false },
    },
    {
      name: 'fittedOn',
      label: 'Fitted on',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
    },
    { name: 'installer', label: 'Fitted by', type: 'text', required: true, maxLength: 200 },
    {
      name: 'certificateNumber',
      label: 'Number of the electrical certificate',
      type: 'text',
      required: true,
      maxLength: 100,
    },
    {
      name: 'years',
      label: 'Years of warranty',
      type: 'number',
      required: true,
      defaultValue: WARRANTY_YEARS.usual,
      min: WARRANTY_YEARS.least,
      max: WARRANTY_YEARS.most,
      admin: { step: 1 },
    },
    {
      name: 'earlyRequest',
      label: 'Where the customer’s request to begin earlier is kept',
      type: 'text',
      maxLength: 200,
      validate: checkEarlyRequest,
      admin: {
        description:
          'Needed if it was fitted while the customer could still cancel, and the quote does not have the request.',
      },
    },
  ],
}
