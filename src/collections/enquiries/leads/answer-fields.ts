import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access/rules'
import { ENQUIRY_COLLECTIONS } from '@/lib/domain/leads/enquiry-collections'
import { LEAD_KIND_OPTIONS } from '@/lib/domain/leads/lead-kinds'

/** For the list and search; the lead's own page shows these among the answers. */
const inList = { access: { update: nobody }, admin: { components: { Field: false } } } as const
const stored = { access: { update: nobody }, admin: { hidden: true } }

/** What the visitor entered. It is evidence, so it is read-only. */
export const leadAnswerFields: Field[] = [
  { name: 'kind', type: 'select', required: true, options: LEAD_KIND_OPTIONS, index: true, ...inList },
  {
    name: 'source',
    type: 'text',
    maxLength: 100,
    index: true,
    ...inList,
    admin: { components: { Field: false, Cell: '/components/admin/lead-source-cell#LeadSourceCell' } },
  },
  {
    name: 'application',
    type: 'ui',
    admin: {
      components: { Field: '/components/admin/partners/application-of-lead#ApplicationOfLead' },
      disableListColumn: true,
    },
  },
  {
    name: 'answers',
    type: 'json',
    required: true,
    access: { update: nobody },
    admin: { readOnly: true, components: { Field: '/components/admin/lead-answers#LeadAnswers' } },
  },
  {
    name: 'customerChanges',
    label: 'Changed by the customer since',
    type: 'json',
    access: { update: nobody },
    admin: {
      readOnly: true,
      condition: (data) => Boolean(data.customerChanges),
      components: { Field: '/components/admin/lead-answers#LeadChanges' },
    },
  },
  {
    name: 'projectFacts',
    type: 'ui',
    admin: { components: { Field: '/components/admin/projects/project-facts#ProjectFacts' }, disableListColumn: true },
  },
  {
    name: 'photos',
    type: 'ui',
    admin: { components: { Field: '/components/admin/lead-photos#LeadPhotos' }, disableListColumn: true },
  },
  {
    name: 'accessTokenSha256',
    type: 'text',
    maxLength: 64,
    unique: true,
    index: true,
    access: { read: nobody, update: nobody },
    admin: { hidden: true },
  },
  { name: 'firstName', type: 'text', maxLength: 100, ...stored },
  { name: 'lastName', type: 'text', maxLength: 100, ...stored },
  { name: 'phoneE164', label: 'Number as +44', type: 'text', maxLength: 20, index: true, ...stored },
  { name: 'message', type: 'textarea', ...stored },
  {
    name: 'enquiry',
    label: 'The original record',
    type: 'relationship',
    relationTo: [...ENQUIRY_COLLECTIONS],
    access: { update: nobody },
    admin: { readOnly: true },
  },
]
