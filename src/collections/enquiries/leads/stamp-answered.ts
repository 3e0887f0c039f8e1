import type { CollectionBeforeChangeHook } from 'payload'

import { isAnswered } from '@/lib/domain/leads/lead-status'
import { now } from '@/lib/platform/clock'

/** The first change away from "new" is the moment the promise of 15 minutes is measured against. */
export const stampAnswered: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (originalDoc?.answeredAt || !data.status || !isAnswered(data.status)) return data
  return { ...data, answeredAt: now().toISOString() }
}
