import { ROLES } from '@/lib/domain/staff/roles'

import { type Feature, HOUR_SECONDS } from './feature'

/** Statements that need evidence, with their sources. */
export const claims = {
  staysOpenBecause: 'every page takes its figures from it',
  collections: ['claims', 'sources'],
  globals: ['claim-settings'],
  adminViews: {
    '/claims': { label: 'Where claims appear', roles: ROLES },
  },
  cache: {
    /** Approvals lapse on a date, without a change to a claim. */
    claims: { shows: ['claims', 'claim-settings'], lifetimeSeconds: HOUR_SECONDS },
    sources: { shows: ['sources'] },
  },
  impersonal: ['claims', 'claim_settings'],
} as const satisfies Feature
