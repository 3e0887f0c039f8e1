import type { Payload } from 'payload'

import { attemptCrmNow } from '@/lib/delivery/attempt-now'
import { configuredCrm } from '@/lib/integrations/crm/configured-crm'
import { poolOf } from '@/lib/platform/database'
import { logger } from '@/lib/platform/logger'

type OfferToCrm = { payload: Payload; random: () => number; timeoutMs: number }

/**
 * Tries the CRM once for a lead that is already committed, because the visitor is waiting to hear whether we will call.
 * Returns true if the CRM has accepted it; otherwise the worker keeps trying.
 */
export async function offerToCrm({ payload, random, timeoutMs }: OfferToCrm, leadId: number): Promise<boolean> {
  const crm = configuredCrm()
  if (!crm) return false
  return attemptCrmNow({ pool: poolOf(payload), random, log: logger, crm }, { leadId, timeoutMs })
}
