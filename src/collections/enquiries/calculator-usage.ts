import type { CollectionConfig } from 'payload'
import { number } from 'payload/shared'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody, salesTeam } from '@/lib/cms/access/rules'
import { atLeast, ifGiven } from '@/lib/cms/fields/validators'

/** A finished calculation: inputs and results. Anonymous unless an email address was given. */
export const CalculatorUsage: CollectionConfig = {
  slug: 'calculator-usage',
  labels: { singular: 'Calculation', plural: 'Calculations' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: admins },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin', 'sales'),
    useAsTitle: 'sessionId',
    defaultColumns: ['propertyType', 'propertySize', 'currentHeating', 'panelsNeeded', 'annualSavings', 'createdAt'],
    listSearchableFields: ['userEmail', 'userPhone', 'sessionId'],
    description: 'What visitors entered in the calculators, and the results.',
  },
  fields: [
    {
      name: 'sessionId',
      type: 'text',
      maxLength: 100,
      unique: true,
      admin: {
        description:
          'Identifies one page view. Empty if the visitor asked for the result by email, so that the two are never linked.',
      },
    },
    {
      name: 'tool',
      type: 'select',
      label: 'Calculator',
      options: [
        { value: 'quick', label: 'Quick' },
        { value: 'professional', label: 'Professional: totals only' },
        { value: 'configurator', label: 'Configurator' },
      ],
      defaultValue: 'quick',
    },
    {
      name: 'calculation',
      type: 'text',
      maxLength: 16,
      index: true,
      admin: { description: 'Identifies the result: printed on the page, in the email and in the PDF.' },
    },
    {
      name: 'propertySize',
      type: 'number',
      required: true,
      validate: atLeast({ least: 1, message: 'Property size must be greater than 0' }, number),
      admin: { description: 'Square metres.' },
    },
    { name: 'propertyType', type: 'text', maxLength: 50, index: true },
    { name: 'propertySubType', type: 'text', maxLength: 50 },
    { name: 'built', type: 'text', maxLength: 50 },
    { name: 'insulation', type: 'text', maxLength: 50 },
    { name: 'currentHeating', type: 'text', maxLength: 50, index: true },
    { name: 'occupancy', type: 'text', label: 'When the home is in use', maxLength: 50 },
    {
      name: 'currentBill',
      type: 'number',
      min: 0,
      admin: { description: 'Pounds a month; empty if given in kWh.' },
    },
    {
      name: 'rooms',
      type: 'number',
      validate: ifGiven(atLeast({ least: 1, message: 'Number of rooms must be at least 1' }, number)),
      admin: { description: 'Empty if not given.' },
    },
    { name: 'solarPanels', type: 'checkbox', defaultValue: false },
    { name: 'solarSize', type: 'number', min: 0, admin: { hidden: true } }, // never asked: docs/decisions/solar-quote.md
    {
      name: 'powerboardCost',
      type: 'number',
      label: 'Cost of the panels',
      admin: { description: 'Pounds, including delivery.' },
    },
    { name: 'installationCost', type: 'number', admin: { description: 'Pounds.' } },
    { name: 'totalCost', type: 'number', admin: { description: 'Pounds.' } },
    { name: 'panelsNeeded', type: 'number', min: 0 },
    { name: 'totalWatts', type: 'number', min: 0 },
    { name: 'ceilingCoverage', type: 'number', min: 0, admin: { description: 'Per cent of the ceiling.' } },
    {
      name: 'annualSavings',
      type: 'number',
      admin: { description: 'Pounds a year; below zero where the panels cost more to run.' },
    },
    { name: 'paybackPeriod', type: 'number', admin: { description: 'Years. Empty when it never pays back.' } },
    { name: 'carbonSavings', type: 'number', admin: { description: 'Kilograms of carbon dioxide a year.' } },
    {
      name: 'lifetimeSavings',
      type: 'number',
      admin: { description: 'Pounds over the manufacturer’s stated panel life of twenty years, at constant prices.' },
    },
    {
      name: 'answeredAfterMs',
      type: 'number',
      label: 'Answered after',
      min: 0,
      admin: {
        description: 'Milliseconds from opening the calculator to the last change before the visitor first left it.',
      },
    },
    { name: 'userEmail', type: 'text', label: 'Email', maxLength: 254, index: true },
    { name: 'userPhone', type: 'text', label: 'Phone', maxLength: 50 },
    { name: 'userInterest', type: 'text', label: 'Interested in', maxLength: 200 },
  ],
}
