import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access/rules'
import { DAY_ONLY } from '@/lib/cms/fields/day-and-time'
import { PARTNER_DOCUMENTS, PARTNER_RANGES, PARTNER_STAGES } from '@/lib/domain/leads/partner-stages'

import { checkTerritory } from './check-stage'

const { marginPercent, feePounds } = PARTNER_RANGES

/** What has been agreed with an applicant, and where the application stands. */
export const pipelineFields: Field[] = [
  {
    name: 'stage',
    type: 'select',
    required: true,
    defaultValue: 'received',
    options: [...PARTNER_STAGES],
    index: true,
    admin: {
      position: 'sidebar',
      components: { Field: '/components/admin/partners/partner-stage#PartnerStageField' },
    },
  },
  {
    name: 'lead',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/components/admin/partners/lead-of-application#LeadOfApplication' },
      disableListColumn: true,
    },
  },
  {
    name: 'installer',
    label: 'Entry in the directory',
    type: 'relationship',
    relationTo: 'installers',
    access: { update: nobody },
    admin: { position: 'sidebar', readOnly: true, allowCreate: false, condition: ({ kind }) => kind === 'installer' },
  },
  {
    name: 'draft',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/components/admin/partners/directory-draft#DirectoryDraft' },
      disableListColumn: true,
    },
  },
  {
    type: 'collapsible',
    label: 'Agreement',
    fields: [
      {
        name: 'territory',
        type: 'text',
        maxLength: 500,
        validate: checkTerritory,
        admin: { description: 'Postcode areas, such as SN, BA. A distributor has each of them alone.' },
      },
      {
        name: 'documents',
        label: 'Papers that we have seen',
        labels: { singular: 'Paper', plural: 'Papers' },
        type: 'array',
        maxRows: 20,
        admin: {
          description: 'For an installer, insurance and registration; for a distributor, company and insurance.',
        },
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'what', type: 'select', required: true, options: [...PARTNER_DOCUMENTS] },
              { name: 'seenOn', label: 'Seen on', type: 'date', required: true, admin: { date: DAY_ONLY } },
              { name: 'expiresOn', label: 'Valid until', type: 'date', admin: { date: DAY_ONLY } },
            ],
          },
          { name: 'note', type: 'text', maxLength: 200, admin: { description: 'Such as the number of the policy.' } },
        ],
      },
      { name: 'termsAgreedOn', label: 'Terms agreed on', type: 'date', admin: { date: DAY_ONLY } },
      {
        name: 'marginPercent',
        label: 'Agreed margin, in percent',
        type: 'number',
        ...marginPercent,
        admin: {
          condition: ({ kind }) => kind === 'distributor',
          description: `From ${marginPercent.min} to ${marginPercent.max}, as we offer it.`,
        },
      },
      {
        name: 'feePounds',
        label: 'Agreed fee for an installation, in pounds',
        type: 'number',
        ...feePounds,
        admin: {
          condition: ({ kind }) => kind === 'installer',
          description: `From ${feePounds.min} to ${feePounds.max}, as we offer it.`,
        },
      },
    ],
  },
]
