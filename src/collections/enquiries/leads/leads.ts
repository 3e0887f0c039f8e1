import type { CollectionConfig, Field } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody, salesTeam } from '@/lib/cms/access/rules'
import { refuseUndoing, shownVersionField } from '@/lib/cms/fields/shown-version-field'
import { leaveToSql } from '@/lib/cms/hooks/leave-to-sql'
import { eraseLead } from '@/lib/use-cases/leads/erase-lead'

import { addContactEndpoint } from '../lead-events/add-contact-endpoint'
import { addNoteEndpoint } from '../lead-events/add-note-endpoint'
import { leadAnswerFields } from './answer-fields'
import { applyCorrection } from './apply-correction'
import { clearLostReason } from './clear-lost-reason'
import { leadConsentFields } from './consent-fields'
import { leadContactFields } from './contact-fields'
import { giveSteps } from './give-steps'
import { recordChanges } from './record-changes'
import { releaseFromQuarantine } from './release-from-quarantine'
import { resumeClock } from './resume-clock'
import { sendWithdrawal } from './send-withdrawal'
import { leadStaffFields } from './staff-fields'

/** Notes from before they became timeline entries: copied by a migration, but still read by the previous release. */
const formerNotes: Field = {
  name: 'notes',
  type: 'array',
  hidden: true,
  access: { create: nobody, update: nobody },
  fields: [
    { name: 'text', type: 'textarea', required: true, maxLength: 5000 },
    { name: 'author', type: 'relationship', relationTo: 'users' },
    { name: 'writtenAt', type: 'date' },
  ],
}

/** The sales queue: every enquiry of any kind has exactly one lead. */
export const Leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  access: { create: nobody, read: salesTeam, update: salesTeam, delete: admins },
  hooks: {
    beforeChange: [
      refuseUndoing('lead'),
      leaveToSql('ghlContactId', 'person'),
      applyCorrection,
      clearLostReason,
      resumeClock,
    ],
    afterChange: [releaseFromQuarantine, sendWithdrawal, recordChanges, giveSteps],
    beforeDelete: [({ id, req }) => eraseLead(req, Number(id))],
  },
  endpoints: [addNoteEndpoint, addContactEndpoint],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Sales desk',
    description:
      'We promise a reply within 15 minutes, counted in opening hours. Deleting a lead erases this enquiry here and in the CRM; the page of its person erases everything of theirs.',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'dueAt', 'status', 'kind', 'source', 'phone', 'postcode', 'assignee'],
    components: {
      beforeListTable: [
        '/components/admin/enter-lead/enter-lead#EnterLead',
        '/components/admin/lead-filters#LeadFilters',
      ],
    },
    listSearchableFields: ['name', 'reference', 'phone', 'phoneE164', 'email', 'postcode'],
    hidden: hiddenUnless('admin', 'sales'),
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
  },
  fields: [
    ...leadStaffFields,
    {
      name: 'alsoFromPerson',
      type: 'ui',
      admin: { components: { Field: '/components/admin/people/also-from#AlsoFrom' }, disableListColumn: true },
    },
    {
      name: 'person',
      type: 'relationship',
      relationTo: 'people',
      index: true,
      access: { update: nobody },
      admin: { hidden: true },
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Enquiry', fields: leadAnswerFields },
        {
          label: 'Timeline',
          fields: [
            {
              name: 'timeline',
              type: 'ui',
              admin: {
                components: { Field: '/components/admin/people/lead-timeline#LeadTimeline' },
                disableListColumn: true,
              },
            },
          ],
        },
        {
          label: 'Contact details',
          description:
            'Correct these if they are wrong: the timeline keeps the old value, and a delivery that is sent again uses the new one.',
          fields: leadContactFields,
        },
        {
          label: 'Quotes',
          description: 'Priced offers for this lead, newest first.',
          fields: [
            {
              name: 'order',
              type: 'ui',
              admin: {
                components: { Field: '/components/admin/orders/order-of-lead#OrderOfLead' },
                disableListColumn: true,
              },
            },
            {
              name: 'startQuote',
              type: 'ui',
              admin: {
                components: { Field: '/components/admin/quotes/start/start-quote#StartQuote' },
                disableListColumn: true,
              },
            },
            {
              name: 'quotes',
              type: 'join',
              collection: 'quotes',
              on: 'lead',
              admin: { allowCreate: false, defaultColumns: ['reference', 'state', 'validUntil', 'needsReview'] },
            },
          ],
        },
        {
          label: 'Deliveries',
          description: 'Where this lead was sent, with the status of each delivery and any error.',
          fields: [
            {
              name: 'deliveries',
              type: 'join',
              collection: 'deliveries',
              on: 'lead',
              admin: {
                allowCreate: false,
                defaultColumns: ['channel', 'state', 'sendAgain', 'close', 'lastError', 'attempts'],
              },
            },
          ],
        },
        {
          label: 'Tasks',
          description: 'What is to be done next, the soonest due first.',
          fields: [
            {
              name: 'tasks',
              type: 'join',
              collection: 'lead-tasks',
              on: 'lead',
              admin: { defaultColumns: ['what', 'dueAt', 'assignee', 'doneAt'] },
            },
          ],
        },
        { label: 'Consent', fields: leadConsentFields },
      ],
    },
    {
      name: 'isSample',
      label: 'Sample',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      access: { update: nobody },
      admin: { hidden: true }, // samples have a view of the inbox
    },
    { name: 'requestId', type: 'text', maxLength: 64, hidden: true },
    shownVersionField,
    formerNotes,
  ],
}
