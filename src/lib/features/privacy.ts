import { type Feature, MINUTE } from './feature'
import { PRIVACY_PERSONAL_DATA } from './personal-data/platform'

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
  personalData: PRIVACY_PERSONAL_DATA,
  impersonal: ['retention', 'retention_runs'],
} as const satisfies Feature
