import { setTimeout as wait } from 'node:timers/promises'

import { attempt } from './attempt'
import { sendToCrm } from './send-to-crm'
import { claimCrmOf } from './store/claim'
import type { CrmDeps } from './store/settings'

const LOOK_AGAIN_MS = 100

/**
 * Tries the CRM delivery of a lead once, immediately. Returns true only if the CRM accepts it within `timeoutMs`;
 * otherwise it is left to the worker. Waits if a worker has already claimed it.
 */
export async function attemptCrmNow(
  deps: CrmDeps,
  { leadId, timeoutMs }: { leadId: number; timeoutMs: number },
): Promise<boolean> {
  const isOver = AbortSignal.timeout(timeoutMs)
  const outcome = attemptOrWatch(deps, { leadId, timeoutMs, isOver }).catch((err: unknown) => {
    deps.log.warn({ msg: 'immediate CRM attempt failed', leadId, err })
    return false
  })
  return Promise.race([outcome, wait(timeoutMs, false, { ref: false })])
}

async function attemptOrWatch(
  deps: CrmDeps,
  watch: { leadId: number; timeoutMs: number; isOver: AbortSignal },
): Promise<boolean> {
  const delivery = await claimCrmOf(deps.pool, watch.leadId)
  if (delivery)
    return (
      (await attempt(deps, { delivery, timeoutMs: watch.timeoutMs, send: (sending) => sendToCrm(deps, sending) })) ===
      'sent'
    )
  while (!watch.isOver.aborted) {
    const { rows } = await deps.pool.query<{ state: string }>(
      `select state::text as state from deliveries where lead_id = $1 and channel = 'crm'`,
      [watch.leadId],
    )
    if (rows[0]?.state !== 'sending') return rows[0]?.state === 'sent'
    await wait(LOOK_AGAIN_MS)
  }
  return false
}
