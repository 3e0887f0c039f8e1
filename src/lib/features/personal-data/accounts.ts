import type { PersonalRecord } from './personal-data'

const COLLEAGUES = 'It is about a colleague, not about a customer.'

/** What accounts, and the log of what colleagues do, keep about people. */
export const ACCOUNTS_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'colleagues',
    what: 'Accounts, and what colleagues set for themselves',
    purpose: 'To sign in, and to know who changed what',
    basis: 'steps',
    kept: 'While they work here',
    tables: {
      users: {
        columns: ['name', 'email', 'username', 'desk_notices'],
        others: ['reset_password_token', 'salt', 'hash'],
        theirs: null,
        because: COLLEAGUES,
      },
      users_desk_week: { columns: ['opens', 'closes'], others: ['id'], theirs: null, because: COLLEAGUES },
      users_sessions: { columns: ['id'], theirs: null, because: COLLEAGUES },
      second_factors: { columns: ['added_at'], others: ['secret'], key: 'user_id', theirs: null, because: COLLEAGUES },
      recovery_codes: { columns: [], others: ['code_hash'], key: 'code_hash', theirs: null, because: COLLEAGUES },
      passkeys: { columns: ['name', 'id'], others: ['public_key', 'host'], theirs: null, because: COLLEAGUES },
      account_codes: {
        columns: [],
        others: ['code_hash', 'purpose'],
        key: 'code_hash',
        theirs: null,
        because: COLLEAGUES,
      },
      lead_views: { columns: ['name', 'settings'], theirs: null, because: COLLEAGUES },
      payload_preferences: { columns: ['key', 'value'], theirs: null, because: COLLEAGUES },
    },
  },
  {
    about: 'colleagues',
    what: 'What colleagues were told about leads',
    purpose: 'To tell them once',
    basis: 'interest',
    kept: 'Seven days',
    tables: {
      staff_notices: { columns: ['event', 'key'], theirs: null, because: COLLEAGUES },
    },
  },
  {
    about: 'colleagues',
    what: 'From where colleagues are signed in',
    purpose: 'To notice a sign-in by someone else',
    basis: 'interest',
    kept: '90 days',
    tables: {
      session_origins: {
        columns: ['address', 'device', 'session_id'],
        key: 'session_id',
        theirs: null,
        because: COLLEAGUES,
      },
    },
  },
  {
    about: 'colleagues',
    what: 'Audit log: sign-ins, and changes to accounts, settings and prices, with exports and erasures',
    purpose: 'To find out what happened, after a mistake or a break-in',
    basis: 'interest',
    kept: '12 months',
    tables: {
      audit_entries: {
        columns: ['who', 'what', 'address', 'device'],
        theirs: null,
        because: 'It names records of customers by their numbers alone, so that nothing of a customer is left in it.',
      },
    },
  },
]
