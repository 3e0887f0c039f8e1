import { attempt, type Attempted } from './attempt'
import { claimDue } from './claim'
import { sendByMail } from './send-by-mail'
import { sendToCrm } from './send-to-crm'
import type { DeliveryDeps } from './settings'

const CRM_TIMEOUT_MS = 10_000
const MAIL_TIMEOUT_MS = 25_000

/**
 * Makes one attempt at a delivery and records how it ended; `not-due` when it is somebody else's, done or too early.
 * Any number of workers and duplicate jobs may ask for the same delivery: one gets it.
 * @throws when the database cannot be asked; the lease then runs out and the delivery is found again
 */
export async function deliver(deps: DeliveryDeps, deliveryId: number): Promise<Attempted | 'not-due'> {
  const delivery = await claimDue(deps.pool, deliveryId)
  if (!delivery) return 'not-due'
  return delivery.channel === 'crm'
    ? attempt(deps, { delivery, timeoutMs: CRM_TIMEOUT_MS, send: (sending) => sendToCrm(deps, sending) })
    : attempt(deps, { delivery, timeoutMs: MAIL_TIMEOUT_MS, send: (sending) => sendByMail(deps, sending) })
}
