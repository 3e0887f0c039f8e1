import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody, salesTeam } from '@/lib/cms/access/rules'
import { priceField } from '@/lib/cms/fields/price-field'
import { receivedStatusField } from '@/lib/cms/fields/received-status-field'

/** A configuration submitted from the product configurator, with the price shown. */
export const ConfigurationQuotes: CollectionConfig = {
  slug: 'configuration-quotes',
  labels: { singular: 'Configurator quote', plural: 'Configurator quotes' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: admins },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin', 'sales'),
    useAsTitle: 'customerName',
    defaultColumns: ['customerName', 'email', 'panelQuantity', 'totalCost', 'submittedAt'],
    listSearchableFields: ['customerName', 'email', 'phone', 'address'],
    description: 'Configurations submitted from the product configurator, with the price shown.',
  },
  fields: [
    { name: 'customerName', type: 'text', required: true, maxLength: 200 },
    { name: 'email', type: 'text', label: 'Email', required: true, maxLength: 254, index: true },
    { name: 'phone', type: 'text', maxLength: 50 },
    { name: 'address', type: 'textarea', maxLength: 10_000 },
    { name: 'preferredContactTime', type: 'text', maxLength: 100 },
    { name: 'propertyType', type: 'text', maxLength: 50 },
    { name: 'propertySize', type: 'text', maxLength: 50 },
    { name: 'rooms', type: 'number', min: 0 },
    { name: 'currentHeating', type: 'text', maxLength: 50 },
    { name: 'currentBill', type: 'number', min: 0, admin: { description: 'Pounds a month.' } },
    { name: 'heatingIssues', type: 'textarea', maxLength: 10_000 },
    { name: 'installationType', type: 'text', maxLength: 50 },
    { name: 'thermostatZones', type: 'number', min: 0 },
    { name: 'panelQuantity', type: 'number', min: 0 },
    { name: 'installationLocation', type: 'text', maxLength: 100 },
    priceField({ name: 'totalCost', label: 'Total cost' }),
    {
      name: 'estimatedSavings',
      type: 'number',
      admin: { description: 'Pounds a year; below zero where the panels cost more to run.' },
    },
    { name: 'warrantyExtension', type: 'checkbox', defaultValue: false },
    { name: 'maintenancePlan', type: 'checkbox', defaultValue: false },
    receivedStatusField({ name: 'quoteStatus', defaultValue: 'pending' }),
    { name: 'ghlContactId', type: 'text', label: 'Contact in the CRM', maxLength: 100, index: true },
    { name: 'submittedAt', type: 'date', index: true },
  ],
}
