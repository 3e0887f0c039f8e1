import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody, salesDesk } from '@/lib/cms/access/rules'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'
import { deleteDependants } from '@/lib/cms/hooks/delete-dependants'

import { leadAnswerFields } from './answer-fields'
import { leadConsentFields } from './consent-fields'
import { leadDeskFields } from './desk-fields'
import { releaseFromQuarantine } from './release-from-quarantine'
import { stampAnswered } from './stamp-answered'
import { stampNotes } from './stamp-notes'

/** The sales desk's one queue: every enquiry of any kind has exactly one lead that points at it. */
export const Leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  access: { create: nobody, read: salesDesk, update: salesDesk, delete: admins },
  hooks: {
    beforeChange: [stampNotes, stampAnswered],
    afterChange: [releaseFromQuarantine],
    beforeDelete: [deleteDependants({ collection: 'deliveries', field: 'lead' })],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Sales desk',
    description: 'We promise an answer within 15 minutes of opening time.',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'dueAt', 'status', 'kind', 'source', 'phone', 'postcode', 'assignee'],
    components: { beforeListTable: ['/components/admin/lead-filters#LeadFilters'] },
    listSearchableFields: ['name', 'reference', 'phone', 'phoneE164', 'email', 'postcode'],
    hidden: hiddenUnless('admin', 'sales'),
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
  },
  fields: [
    ...leadDeskFields,
    {
      type: 'tabs',
      tabs: [
        { label: 'What they asked', fields: leadAnswerFields },
        {
          label: 'Notes',
          fields: [
            {
              name: 'notes',
              type: 'array',
              labels: { singular: 'Note', plural: 'Notes' },
              admin: { description: 'What was said and agreed. Your name and the time are added when you save.' },
              fields: [
                { name: 'text', type: 'textarea', required: true, maxLength: 5000 },
                {
                  type: 'row',
                  admin: { condition: (_, note) => Boolean(note.writtenAt) },
                  fields: [
                    {
                      name: 'author',
                      type: 'relationship',
                      relationTo: 'users',
                      admin: { readOnly: true, allowEdit: false },
                    },
                    {
                      name: 'writtenAt',
                      label: 'Written',
                      type: 'date',
                      admin: { readOnly: true, date: DAY_AND_TIME },
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Deliveries',
          description: 'Where this lead was sent. The list shows each state and, when something is wrong, why.',
          fields: [
            {
              name: 'deliveries',
              type: 'join',
              collection: 'deliveries',
              on: 'lead',
              admin: { allowCreate: false, defaultColumns: ['channel', 'state', 'sendAgain', 'lastError', 'attempts'] },
            },
          ],
        },
        { label: 'Consent', fields: leadConsentFields },
      ],
    },
  ],
}
