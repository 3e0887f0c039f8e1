import { attempt, type Attempted } from './attempt'
import { sendByMail } from './send-by-mail'
import { sendToCrm } from './send-to-crm'
import type { ClaimedDelivery } from './store/claim'
import type { DeliveryDeps } from './store/settings'

const CRM_TIMEOUT_MS = 10_000
const MAIL_TIMEOUT_MS = 25_000

/**
 * Makes one attempt at a claimed delivery and records the result.
 * @throws when the database is unavailable; the lease then expires and the delivery is picked up again
 */
export function deliver(deps: DeliveryDeps, delivery: ClaimedDelivery): Promise<Attempted> {
  return delivery.channel === 'crm'
    ? attempt(deps, { delivery, timeoutMs: CRM_TIMEOUT_MS, send: (sending) => sendToCrm(deps, sending) })
    : attempt(deps, { delivery, timeoutMs: MAIL_TIMEOUT_MS, send: (sending) => sendByMail(deps, sending) })
}
