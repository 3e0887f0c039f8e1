import { ALL, type Feature } from './feature'
import { ACCOUNTS_PERSONAL_DATA } from './personal-data/accounts'

/** How colleagues sign in, and what is recorded of what they do. */
export const accounts = {
  staysOpenBecause: 'nobody could sign in',
  endpoints: ['/api/audit-log.csv', '/api/users/login', '/api/users/set-password'],
  collections: ['users', 'audit-entries'],
  retention: [
    {
      ...ALL,
      name: 'audit log',
      table: 'audit_entries',
      ageColumn: 'created_at',
      kept: { fixed: '12 months' },
      maxRows: null, // the limits of the sign-in bound it, and nobody may push an entry out of it
    },
    {
      ...ALL,
      name: 'codes of accounts',
      table: 'account_codes',
      key: 'code_hash',
      ageColumn: 'expires_at',
      kept: { fixed: '0 days' },
      maxRows: 10_000,
    },
    {
      ...ALL,
      name: 'origins of sessions',
      table: 'session_origins',
      key: 'session_id',
      ageColumn: 'opened_at',
      kept: { fixed: '90 days' },
      maxRows: 10_000,
    },
  ],
  personalData: ACCOUNTS_PERSONAL_DATA,
} as const satisfies Feature
