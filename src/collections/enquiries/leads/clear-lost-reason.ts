import type { CollectionBeforeChangeHook } from 'payload'

/** Only a lost lead has a reason for that. */
export const clearLostReason: CollectionBeforeChangeHook = ({ data }) =>
  data.status && data.status !== 'lost' ? { ...data, lostReason: null } : data
