import { nextAttempt } from '@/lib/domain/delivery/retry'
import type { CardPayments } from '@/lib/integrations/payments/card-payments'
import type { Db } from '@/lib/platform/database'
import type { Logger } from '@/lib/platform/logger'

import { type ClaimedRefund, claimRefund, recordMade, recordProblem } from './due-refunds'

type Deps = {
  pool: Db
  log: Logger
  /** Null while card payments are off: refunds then wait. */
  payments: Pick<CardPayments, 'refund'> | null
  random: () => number
  stopping: AbortSignal
}

const UNANSWERED = { permanent: false, retryAfterMs: null }

/** Has the payment provider make the card refunds that are due. */
export async function makeRefunds(deps: Deps): Promise<void> {
  const { pool, payments, stopping } = deps
  if (!payments) return
  while (!stopping.aborted) {
    const claimed = await claimRefund(pool)
    if (!claimed) return
    await makeOne({ ...deps, payments }, claimed)
  }
}

async function makeOne(
  { pool, log, payments, random }: Deps & { payments: Pick<CardPayments, 'refund'> },
  claimed: ClaimedRefund,
): Promise<void> {
  const about = { refund: claimed.id, paymentId: claimed.paymentId, attempts: claimed.attempts }
  try {
    const receipt = await payments.refund(claimed)
    if (receipt.kind === 'made') await recordMade(pool, claimed, receipt.refundId)
    else await recordProblem(pool, claimed, { problem: receipt.problem, delayMs: null })
    log.info({ msg: `card refund ${receipt.kind}`, ...about })
  } catch (err) {
    log.warn({ msg: 'card refund to be tried again', ...about, err })
    const next = nextAttempt({ attempts: claimed.attempts, failure: UNANSWERED, now: claimed.claimedAt, random })
    const delayMs = next.kind === 'park' ? null : next.at.getTime() - claimed.claimedAt.getTime()
    await recordProblem(pool, claimed, { problem: 'Stripe could not make the refund yet', delayMs })
  }
}
