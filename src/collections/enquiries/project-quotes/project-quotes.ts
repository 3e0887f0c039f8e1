import type { CollectionConfig } from 'payload'
import { text } from 'payload/shared'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody, salesTeam } from '@/lib/cms/access/rules'
import { jsonField } from '@/lib/cms/fields/json-field'
import { priceField } from '@/lib/cms/fields/price-field'
import { receivedStatusField } from '@/lib/cms/fields/received-status-field'
import { checkEmail } from '@/lib/cms/fields/text-checks'
import { required, whenGiven } from '@/lib/cms/fields/validators'

import { judgeFactEndpoint } from './judge-fact-endpoint'

// Specified columns that nothing fills: docs/decisions/project-quotes.md
const neverFilled = { admin: { hidden: true } } as const

/** The project of an architect or commercial client, with the panels and the price of our first proposal. */
export const ProjectQuotes: CollectionConfig = {
  slug: 'project-quotes',
  labels: { singular: 'Project quote', plural: 'Project quotes' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: admins },
  endpoints: [judgeFactEndpoint],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Sales desk',
    hidden: hiddenUnless('admin', 'sales'),
    useAsTitle: 'customerName',
    defaultColumns: ['customerName', 'customerEmail', 'projectType', 'totalCost', 'createdAt'],
    listSearchableFields: ['customerName', 'customerEmail', 'customerPhone'],
    description: 'Projects of architects and businesses, with our first proposal.',
  },
  fields: [
    { name: 'sessionId', type: 'text', maxLength: 100, index: true, ...neverFilled },
    {
      name: 'customerEmail',
      type: 'text',
      label: 'Email',
      maxLength: 254,
      index: true,
      validate: whenGiven(checkEmail('Valid email is required'), text),
    },
    { name: 'customerName', type: 'text', maxLength: 200 },
    { name: 'customerPhone', type: 'text', maxLength: 20 },
    {
      name: 'projectType',
      type: 'text',
      required: true,
      maxLength: 50,
      index: true,
      validate: required('Project type is required', text),
    },
    jsonField({ name: 'buildingSpecs', label: 'Building' }),
    jsonField({ name: 'heatingRequirements', label: 'Heating needed' }),
    jsonField({ name: 'solarRequirements', label: 'Solar' }),
    jsonField({ name: 'recommendedProducts', label: 'Recommended products' }),
    priceField({ name: 'totalHeatingCost', label: 'Heating' }),
    { ...priceField({ name: 'totalSolarCost', label: 'Solar' }), ...neverFilled },
    priceField({ name: 'installationCost', label: 'Installation' }),
    priceField({ name: 'totalCost', label: 'Total' }),
    { name: 'annualSavings', type: 'number', ...neverFilled },
    { name: 'paybackPeriod', type: 'number', min: 0, ...neverFilled },
    jsonField({ name: 'uploadedFiles', label: 'Attachments' }),
    jsonField({ name: 'aiAnalysis', label: 'Automatic analysis' }),
    receivedStatusField({ name: 'status', defaultValue: 'draft' }),
    { name: 'validUntil', type: 'date', index: true, ...neverFilled },
    { name: 'notes', type: 'textarea', maxLength: 10_000 },
  ],
}
