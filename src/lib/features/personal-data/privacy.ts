import { AUTOMATICALLY, type PersonalRecord } from './personal-data'

/** What proves an erasure. */
export const PRIVACY_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'visitors',
    what: 'Receipt of an erasure',
    purpose: 'To prove it, and to finish it in the customer database and our mailboxes; without your name or address',
    basis: 'obligation',
    kept: 'As our proof. The references of your enquiries only until both are clear',
    deleted: AUTOMATICALLY,
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
    purpose: 'To show it to nobody but whoever reads the email of an address',
    basis: 'obligation',
    kept: 'A day; it opens once, within 30 minutes',
    deleted: 'Automatically, or when you close the page',
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
    purpose: 'So that we write no offers to you again once you have stopped them, or had your data erased',
    basis: 'obligation',
    kept: 'Until you allow offers again',
    deleted: 'When you allow offers again, at /your-data',
    tables: {
      marketing_objections: {
        columns: ['address_code'],
        key: 'address_code',
        theirs: null,
        because: 'The mark cannot be turned back into an address. It only recognises one that somebody enters.',
      },
    },
  },
]
