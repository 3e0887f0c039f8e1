import type { Service } from '@/lib/domain/delivery/outages'
import type { Outcome } from '@/lib/integrations/failure'
import type { SendMail } from '@/lib/integrations/mail/mail'
import type { Db } from '@/lib/platform/database'
import type { Logger } from '@/lib/platform/logger'

type Deps = { pool: Db; log: Logger }

/** A success that lasts no longer than this belongs to the outage. */
const IS_OVER = `o.ended_at < now() - interval '2 minutes'`

const FAILED = `insert into service_outages as o (service, failing_since, tried_at, failures, refusals, problem)
  values ($1, now(), now(), case when $2 then 0 else 1 end, case when $2 then 1 else 0 end, left($3, 500))
  on conflict (service) do update set
    failing_since = case when ${IS_OVER} then excluded.failing_since else o.failing_since end,
    failures = excluded.failures + case when ${IS_OVER} then 0 else o.failures end,
    refusals = excluded.refusals + case when ${IS_OVER} then 0 else o.refusals end,
    declared_at = case when ${IS_OVER} then null else o.declared_at end,
    emailed_at = case when ${IS_OVER} then null else o.emailed_at end,
    posted_at = case when ${IS_OVER} then null else o.posted_at end,
    end_posted_at = null, ended_at = null, tried_at = excluded.tried_at, problem = excluded.problem`

// Failures that did not last are forgotten.
const WORKED = `with passed as (delete from service_outages where service = $1 and declared_at is null)
  update service_outages set ended_at = now(), failures = 0, refusals = 0
  where service = $1 and declared_at is not null and ended_at is null`

/** Notes whether a service worked, for the alert about an outage. Failing to do so has no effect on the message. */
export async function noteOutcome({ pool, log }: Deps, service: Service, outcome: Outcome<object>): Promise<void> {
  const noting = outcome.ok
    ? pool.query(WORKED, [service])
    : pool.query(FAILED, [service, outcome.permanent || outcome.ofMessage === true, outcome.problem])
  await noting.catch((err: unknown) => log.warn({ msg: 'the state of a service was not noted', service, err }))
}

/** Sends emails as before and notes whether the mail server works. */
export const watchedMail =
  (deps: Deps, send: SendMail): SendMail =>
  async (message, signal) => {
    const outcome = await send(message, signal)
    await noteOutcome(deps, 'mail', outcome)
    return outcome
  }
