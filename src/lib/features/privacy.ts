import { type Feature, MINUTE } from './feature'

/** How long records are kept, and what is erased. */
export const privacy = {
  staysOpenBecause: 'erasure and retention must not stop',
  openEndpoints: ['/internal/erase-expired-leads'],
  collections: ['erasures'],
  globals: ['retention'],
  tasks: {
    'erase from the CRM': { everySeconds: 15, limitSeconds: 10 * MINUTE },
    'erase expired enquiries': { everySeconds: 15 * MINUTE, limitSeconds: 2 * MINUTE },
    'delete expired records': { everySeconds: 15 * MINUTE, limitSeconds: 60 * MINUTE },
  },
  cache: {
    retention: { shows: ['retention'] },
  },
  personalData: [
    {
      table: 'erasures',
      columns: ['erased_by_name', 'crm_contact_id'],
      purpose: 'proving an erasure, and finishing it in the CRM',
    },
  ],
} as const satisfies Feature
