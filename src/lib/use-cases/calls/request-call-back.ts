import { attemptCrmNow } from '@/lib/delivery/attempt-now'
import { configuredCrm } from '@/lib/integrations/crm/configured-crm'
import { poolOf } from '@/lib/platform/database'
import { logger } from '@/lib/platform/logger'
import type { SparkyCall } from '@/lib/schemas/sparky-call'

import { fromSparkyCall } from '../leads/from-sparky-call'
import { submitLead, type Idempotency, type SubmitLead } from '../leads/submit-lead'

export type CallBack = { ok: true; reference: string; isAccepted: boolean } | { ok: false; reason: 'key-reused' }

/**
 * Takes a call-back request like any lead, and then, since the visitor waits for the answer, tries the CRM once within
 * `crmTimeoutMs`. `isAccepted` says whether the CRM has it; when not, the worker goes on trying.
 */
export async function requestCallBack(
  deps: SubmitLead & { random: () => number; crmTimeoutMs: number },
  input: SparkyCall & { phone: string },
  idempotency: Idempotency,
): Promise<CallBack> {
  const submitted = await submitLead(deps, fromSparkyCall(input), idempotency)
  if (!submitted.ok) return submitted
  const { reference, leadId } = submitted
  const crm = configuredCrm()
  if (!crm) return { ok: true, reference, isAccepted: false }
  const attempt = { pool: poolOf(deps.payload), random: deps.random, log: logger, crm }
  return { ok: true, reference, isAccepted: await attemptCrmNow(attempt, { leadId, timeoutMs: deps.crmTimeoutMs }) }
}
