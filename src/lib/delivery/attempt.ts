import { nextAttempt } from '@/lib/domain/delivery/retry'
import { transientFailure, type Failure } from '@/lib/integrations/failure'

import type { ClaimedDelivery } from './claim'
import { insist } from './insist'
import { enqueue } from './jobs'
import { recordNotConfigured, recordParked, recordSent, recordWaiting } from './record'
import type { AttemptDeps } from './settings'

/** How one attempt ended. `not-configured`: there is nobody to send it to yet. */
export type Attempt =
  | { kind: 'sent'; providerId: string }
  | { kind: 'not-configured'; problem: string }
  | { kind: 'failed'; failure: Failure }

export type Attempted = 'sent' | 'waiting' | 'parked' | 'not-configured'

export type Sending = { delivery: ClaimedDelivery; signal: AbortSignal }

type Attempting = { delivery: ClaimedDelivery; timeoutMs: number; send: (sending: Sending) => Promise<Attempt> }

/** Sends a delivery that is ours, within `timeoutMs`, and records how that ended. */
export async function attempt(deps: AttemptDeps, { delivery, timeoutMs, send }: Attempting): Promise<Attempted> {
  const about = {
    deliveryId: delivery.id,
    reference: delivery.lead.reference,
    channel: delivery.channel,
    attempts: delivery.attempts,
  }
  const ended = await send({ delivery, signal: AbortSignal.timeout(timeoutMs) }).catch((err: unknown): Attempt => {
    deps.log.error({ msg: 'delivery failed inside our own code', ...about, err })
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
      // Forgetting this would send it twice.
      await insist(() => recordSent({ pool, delivery, providerId: ended.providerId }), { tries: 15, pauseMs: 2_000 })
      return 'sent'
    case 'not-configured':
      await recordNotConfigured({ pool, delivery, problem: ended.problem })
      return 'not-configured'
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
  await enqueue(deps, [delivery.id])
  return 'waiting'
}
