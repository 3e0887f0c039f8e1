import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody, salesTeam } from '@/lib/cms/access/rules'
import { jsonField } from '@/lib/cms/fields/json-field'
import { receivedStatusField } from '@/lib/cms/fields/received-status-field'

/** Heating survey answers, as received; follow-up happens on the lead. */
export const SurveyLeads: CollectionConfig = {
  slug: 'survey-leads',
  labels: { singular: 'Survey answer', plural: 'Survey answers' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: admins },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin', 'sales'),
    useAsTitle: 'email',
    defaultColumns: ['firstName', 'lastName', 'email', 'postcode', 'urgency', 'createdAt'],
    listSearchableFields: ['firstName', 'lastName', 'email', 'phone', 'postcode'],
    description: 'Answers to the heating survey, as submitted.',
  },
  fields: [
    { name: 'firstName', type: 'text', required: true, maxLength: 100 },
    { name: 'lastName', type: 'text', maxLength: 100 },
    { name: 'email', type: 'text', label: 'Email', required: true, maxLength: 254, index: true },
    { name: 'phone', type: 'text', required: true, maxLength: 50 },
    { name: 'postcode', type: 'text', maxLength: 10, index: true },
    { name: 'message', type: 'textarea', maxLength: 10_000 },
    { name: 'propertyType', type: 'text', maxLength: 50 },
    { name: 'propertySize', type: 'text', maxLength: 50 },
    { name: 'currentHeating', type: 'text', maxLength: 50 },
    jsonField({ name: 'heatingChallenges', label: 'Heating challenges' }),
    { name: 'urgency', type: 'text', maxLength: 50 },
    { name: 'budget', type: 'text', maxLength: 50 },
    { name: 'marketingConsent', type: 'checkbox', label: 'Agreed to marketing', defaultValue: false },
    { name: 'source', type: 'text', label: 'Came from', defaultValue: 'survey-form', maxLength: 100, index: true },
    { name: 'leadType', type: 'text', defaultValue: 'quote-request', maxLength: 50, index: true },
    receivedStatusField({ name: 'leadStatus', defaultValue: 'new' }),
    { name: 'ghlContactId', type: 'text', label: 'Contact in the CRM', maxLength: 100, index: true },
  ],
}
