import type { CheckboxField, CollectionConfig, SelectField, TextareaField, TextField } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody, salesTeam } from '@/lib/cms/access/rules'
import { LEAD_KIND_OPTIONS, PARTNER_KINDS } from '@/lib/domain/leads/lead-kinds'

import { checkStage } from './check-stage'
import { draftEndpoint } from './draft-endpoint'
import { pipelineFields } from './pipeline-fields'
import { recordStage } from './record-stage'

/** What was sent, which stays as it is. */
const received: (SelectField | TextField | TextareaField | CheckboxField)[] = [
  {
    name: 'kind',
    type: 'select',
    required: true,
    index: true,
    options: LEAD_KIND_OPTIONS.filter(({ value }) => PARTNER_KINDS.some((kind) => kind === value)),
  },
  { name: 'name', type: 'text', required: true, maxLength: 200 },
  { name: 'company', type: 'text', label: 'Firm', maxLength: 200 },
  { name: 'email', type: 'text', label: 'Email', required: true, maxLength: 254, index: true },
  { name: 'phone', type: 'text', required: true, maxLength: 50 },
  { name: 'area', type: 'text', required: true, maxLength: 200 },
  { name: 'trade', type: 'text', label: 'Trade now', maxLength: 200 },
  { name: 'experience', type: 'text', label: 'For how long', maxLength: 50 },
  { name: 'scheme', type: 'text', label: 'Registered with', maxLength: 50 },
  { name: 'registration', type: 'text', label: 'Registration number', maxLength: 100 },
  { name: 'budget', type: 'text', label: 'Available budget', maxLength: 50 },
  { name: 'message', type: 'textarea', maxLength: 10_000 },
  { name: 'marketingConsent', type: 'checkbox', label: 'Agreed to marketing', defaultValue: false },
]

/** Applications to sell or fit panels, as received, and what has been agreed since. Talking to them happens on the lead. */
export const PartnerApplications: CollectionConfig = {
  slug: 'partner-applications',
  labels: { singular: 'Partner application', plural: 'Partner applications' },
  access: { create: nobody, read: salesTeam, update: salesTeam, delete: admins },
  hooks: { beforeChange: [checkStage], afterChange: [recordStage] },
  endpoints: [draftEndpoint],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Sales desk',
    hidden: hiddenUnless('admin', 'sales'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'stage', 'company', 'area', 'territory', 'createdAt'],
    listSearchableFields: ['name', 'company', 'email', 'phone', 'area', 'registration'],
    description:
      'Applications from distributors, installers and people starting a business. Nothing here is published.',
  },
  fields: [...pipelineFields, ...received.map((field) => ({ ...field, access: { update: nobody } }))],
}
