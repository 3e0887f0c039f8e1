import { nextAttempt } from '@/lib/domain/delivery/retry'
import { type Failure, transientFailure } from '@/lib/integrations/failure'

import { retry } from './retry'
import type { ClaimedDelivery } from './store/claim'
import { recordCancelled, recordNotConfigured, recordParked, recordSent, recordWaiting } from './store/record'
import type { AttemptDeps } from './store/settings'

/** Result of one attempt. `not-configured`: no recipient is set up yet. `cancelled`: it is no longer to be sent. */
export type Attempt =
  | { kind: 'sent'; providerId: string }
  | { kind: 'not-configured' | 'cancelled'; problem: string }
  | { kind: 'failed'; failure: Failure }

export type Attempted = 'sent' | 'waiting' | 'parked' | 'not-configured' | 'cancelled'

export type Sending = { delivery: ClaimedDelivery; signal: AbortSignal }

type Attempting = { delivery: ClaimedDelivery; timeoutMs: number; send: (sending: Sending) => Promise<Attempt> }

/** Sends a claimed delivery within `timeoutMs` and records the result. */
export async function attempt(deps: AttemptDeps, { delivery, timeoutMs, send }: Attempting): Promise<Attempted> {
  const { id: deliveryId, channel, attempts, requestId } = delivery
  const about = { deliveryId, reference: delivery.lead.reference, channel, attempts, ...(requestId && { requestId }) }
  const ended = await send({ delivery, signal: AbortSignal.timeout(timeoutMs) }).catch((err: unknown): Attempt => {
    deps.log.error({ msg: 'delivery failed with an internal error', ...about, err })
    return { kind: 'failed', failure: transientFailure('Something went wrong on our side; the log has the details') }
  })
  const attempted = await record(deps, delivery, ended)
  deps.log.info({ msg: `delivery ${attempted}`, ...about })
  return attempted
}

async function record(deps: AttemptDeps, delivery: ClaimedDelivery, ended: Attempt): Promise<Attempted> {
  const { pool } = deps
  switch (ended.kind) {
    case 'sent':
      // Retried, because losing this record would send it twice.
      await retry(() => recordSent({ pool, delivery, providerId: ended.providerId }), { tries: 15, pauseMs: 2_000 })
      return 'sent'
    case 'not-configured':
      await recordNotConfigured({ pool, delivery, problem: ended.problem })
      return 'not-configured'
    case 'cancelled':
      await recordCancelled({ pool, delivery, problem: ended.problem })
      return 'cancelled'
    case 'failed':
      return recordFailure(deps, delivery, ended.failure)
  }
}

async function recordFailure(
  deps: AttemptDeps,
  delivery: ClaimedDelivery,
  failure: Failure,
): Promise<'waiting' | 'parked'> {
  const { pool, random } = deps
  const next = nextAttempt({ attempts: delivery.attempts, failure, now: delivery.claimedAt, random })
  if (next.kind === 'park') {
    await recordParked({ pool, delivery, problem: failure.problem })
    return 'parked'
  }
  await recordWaiting({
    pool,
    delivery,
    delayMs: next.at.getTime() - delivery.claimedAt.getTime(),
    problem: failure.problem,
  })
  return 'waiting'
}
