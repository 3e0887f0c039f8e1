import type { EnquiryCollection } from '@/lib/domain/leads/enquiry-collections'
import { tableOf } from '@/lib/domain/leads/enquiry-collections'

import { OF_LEAD, OF_REFERENCE, type PersonalRecord } from './personal-data'

/** The original record behind a lead. */
export const ofEnquiry = (collection: EnquiryCollection): string =>
  `id in (select ${tableOf(collection)}_id from leads_rels where parent_id = any(person.leads))`

const CONTACT = ['first_name', 'last_name', 'email', 'phone', 'message'] as const

const ENQUIRIES: PersonalRecord['tables'] = {
  contact_inquiries: {
    called: 'Messages as you sent them',
    columns: [
      'first_name',
      'last_name',
      'email',
      'phone',
      'company',
      'subject',
      'project_type',
      'details',
      'location',
      'quote',
    ],
    others: ['source', 'service_type'],
    theirs: ofEnquiry('contact-inquiries'),
  },
  survey_leads: {
    called: 'Requests for a quote as you sent them',
    columns: [
      ...CONTACT,
      'postcode',
      'property_type',
      'property_size',
      'current_heating',
      'heating_challenges',
      'urgency',
      'budget',
      'ghl_contact_id',
    ],
    others: ['source', 'lead_type', 'lead_status'],
    theirs: ofEnquiry('survey-leads'),
  },
  datasheet_leads: {
    called: 'Requests for the datasheet as you sent them',
    columns: [
      'name',
      'email',
      'phone',
      'company',
      'job_title',
      'project_type',
      'property_size',
      'timeframe',
      'message',
    ],
    theirs: ofEnquiry('datasheet-leads'),
  },
  partner_applications: {
    called: 'Applications as you sent them',
    columns: [
      'name',
      'company',
      'email',
      'phone',
      'area',
      'trade',
      'experience',
      'scheme',
      'registration',
      'budget',
      'message',
      'territory',
    ],
    theirs: ofEnquiry('partner-applications'),
  },
  partner_applications_documents: {
    called: 'Papers that we have seen',
    columns: ['note', 'seen_on', 'expires_on'],
    others: ['id'],
    theirs: ofEnquiry('partner-applications').replace(/^id/, '_parent_id'),
  },
  call_requests: {
    called: 'Calls that you asked for',
    columns: ['name', 'phone', 'message'],
    others: ['source'],
    theirs: ofEnquiry('call-requests'),
  },
}

/** What enquiries, and the work on them, keep about people. */
export const LEADS_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'visitors',
    what: 'Enquiry, emails, photos, documents, notes',
    purpose: 'To answer you, and to know what we told you',
    basis: 'steps',
    kept: '{number:kept.leads} after the last contact; {number:kept.sales} if you buy',
    tables: {
      leads_notes: {
        called: 'Notes of colleagues',
        columns: ['text'],
        others: ['id'],
        theirs: '_parent_id = any(person.leads)',
      },
      // Whoever answered a quote is its author.
      lead_events: {
        called: 'What happened with your requests',
        columns: ['author_name', 'text', 'subject', 'from', 'to'],
        theirs: OF_LEAD,
      },
      lead_tasks: { called: 'What we have still to do for you', columns: ['what'], theirs: OF_LEAD },
      deliveries: {
        called: 'Emails to you and copies to our systems',
        columns: ['channel', 'state', 'sent_at', 'last_error', 'provider_id'],
        theirs: OF_LEAD,
      },
      // Those that have not been matched belong to whoever wrote them.
      lead_emails: {
        called: 'Emails between you and us',
        columns: [
          ...['message_id', 'in_reply_to', 'from_name', 'from_address', 'subject', 'text', 'not_kept'],
          ...['override_reason', 'author_name', 'at'],
        ],
        files: ['raw'],
        others: ['state', 'key'],
        theirs: `(${OF_LEAD} or lead_id is null and lower(from_address) = any(person.emails))`,
      },
      lead_photos: { called: 'Photos', columns: ['created_at'], files: ['jpeg'], theirs: OF_LEAD },
      lead_documents: {
        called: 'Documents',
        columns: ['name'],
        files: ['pdf'],
        others: ['infection'],
        theirs: OF_LEAD,
      },
      ...ENQUIRIES,
      leads: {
        called: 'Requests',
        columns: [
          ...['reference', 'name', ...CONTACT, 'phone_e164', 'postcode', 'answers', 'customer_changes'],
          ...['consent_marketing', 'consent_given_at', 'consent_wording_version', 'consent_form'],
          ...['consent_marketing_withdrawn_at', 'ghl_contact_id', 'request_id', 'quarantine_reasons', 'created_at'],
        ],
        others: ['source', 'access_token_sha256'],
        theirs: 'id = any(person.leads)',
      },
      people: { called: 'The name we know you by', columns: ['name', 'key'], theirs: 'id = any(person.people)' },
    },
  },
  {
    about: 'visitors',
    what: 'A file that did not arrive whole',
    purpose: 'To go on where it stopped',
    basis: 'steps',
    kept: 'Seven days after its last part',
    tables: {
      file_pieces: {
        called: 'Parts of files',
        columns: ['at'],
        files: ['piece'],
        key: 'file_id',
        theirs: `file_id in (select id from arriving_files where ${OF_LEAD})`,
      },
      arriving_files: { called: 'Files that did not arrive whole', columns: ['name', 'sha256'], theirs: OF_LEAD },
    },
  },
  {
    about: 'visitors',
    what: 'Key against duplicates',
    purpose: 'To make one enquiry of a form sent twice',
    basis: 'interest',
    kept: '72 hours or ten minutes',
    tables: {
      idempotency_keys: {
        called: 'Keys against duplicates',
        columns: ['key', 'body_sha256', 'reference'],
        key: 'key',
        theirs: OF_REFERENCE,
      },
    },
  },
  {
    about: 'visitors',
    what: 'Enquiries held back as suspected spam',
    purpose: 'To lose nothing from a real customer',
    basis: 'interest',
    kept: '{number:kept.heldBack}',
    tables: {},
  },
  {
    about: 'visitors',
    what: 'Calls without a number',
    purpose: 'To know how many called',
    basis: 'interest',
    kept: '{number:kept.calls}',
    tables: {},
  },
  {
    about: 'visitors',
    what: 'Consent to offers and news',
    purpose: 'To write only to those who agreed',
    basis: 'consent',
    kept: 'As the enquiry',
    tables: {},
  },
  {
    about: 'visitors',
    what: 'Copy in the customer database',
    purpose: 'To work on your enquiry',
    basis: 'steps',
    kept: 'As the enquiry',
    tables: {},
  },
  {
    about: 'visitors',
    what: 'Copy in our email',
    purpose: 'To answer you',
    basis: 'steps',
    kept: 'As the enquiry',
    tables: {},
  },
]
