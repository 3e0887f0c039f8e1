import type { PersonalRecord } from './personal-data'

/** What proves an erasure. */
export const PRIVACY_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'visitors',
    what: 'Receipt of an erasure',
    purpose: 'To finish and prove it, without your name or address',
    basis: 'obligation',
    kept: 'As our proof; references of enquiries until nothing is left elsewhere',
    tables: {
      erasures: {
        columns: ['crm_contact_id', 'reference'],
        others: ['last_error'],
        theirs: null,
        because: 'A receipt has no name, and no reference once the customer database is done.',
      },
      data_receipts: {
        columns: ['reference', 'lead_references'],
        others: ['details', 'access_token_sha256'],
        theirs: null,
        because: 'A receipt has no name, and no reference of an enquiry once our mailboxes are clear.',
      },
    },
  },
  {
    about: 'visitors',
    what: 'Link to your data',
    purpose: 'To show it only to whoever reads your email',
    basis: 'obligation',
    kept: 'A day, or until you close the page',
    tables: {
      data_links: {
        called: 'Links to this page',
        columns: ['reference', 'email', 'requested_at', 'opened_at'],
        others: ['link_sha256', 'session_sha256'],
        key: 'reference',
        theirs: 'lower(email) = any(person.emails)',
      },
    },
  },
  {
    about: 'visitors',
    what: 'A scrambled mark of your address',
    purpose: 'To stop offers and repeat erasures',
    basis: 'obligation',
    kept: 'Until you allow offers; for erasures 13 months',
    tables: {
      restore_notes: {
        columns: ['code'],
        others: ['kind', 'secret_mark'],
        theirs: null,
        because: 'The mark cannot be turned back into an address. It only recognises one in a backup.',
      },
      marketing_objections: {
        columns: ['address_code'],
        key: 'address_code',
        theirs: null,
        because: 'The mark cannot be turned back into an address. It only recognises one that somebody enters.',
      },
    },
  },
]
