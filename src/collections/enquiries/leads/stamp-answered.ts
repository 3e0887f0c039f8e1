import type { CollectionBeforeChangeHook } from 'payload'

import { isHandled } from '@/lib/domain/leads/lead-status'
import { now } from '@/lib/platform/clock'

/** Records when the status first changes from "new", which is measured against the 15-minute promise. */
export const stampAnswered: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (originalDoc?.answeredAt || !data.status || !isHandled(data.status)) return data
  return { ...data, answeredAt: now().toISOString() }
}
