import { londonMoment } from '@/lib/delivery/messages/london-moment'
import { mailBody } from '@/lib/delivery/messages/mail-body'
import type { Block } from '@/lib/delivery/messages/mail-content'
import { MESSAGES_REFUSED, OUT_AFTER, type Service } from '@/lib/domain/delivery/outages'
import type { PostAlert } from '@/lib/integrations/alert-webhook'
import { type Outage, readServiceStates, serviceName } from '@/lib/operations/service-states'
import type { Db } from '@/lib/platform/database'
import type { Logger } from '@/lib/platform/logger'

import type { AlertMail } from '../alerts/send-alerts'

/** `mail` and `post` are null if they are not configured. */
type Deps = { pool: Db; log: Logger; mail: AlertMail | null; post: PostAlert | null; operationsUrl: string }

/** `unsent`: messages that the service has not accepted. */
type Report = Outage & { service: Service; unsent: number }

const SEND_WITHIN_MS = 30_000

/** The messages of a service that it has not accepted. */
const UNSENT = `from deliveries d where (d.channel = 'crm') = (o.service = 'crm') and d.state in ('waiting', 'sending', 'parked')`

// One message that is refused again and again, as by greylisting, is no outage. Deliveries keep milliseconds, so the
// first refusal can look a fraction of one older than the outage that began with it.
const DECLARE = `update service_outages o set declared_at = now()
  where declared_at is null and ended_at is null and (
    failures >= $1 and failing_since <= now() - $2 * interval '1 minute'
    or refusals >= $3 and $3 <= (select count(*) ${UNSENT} and d.last_error is not null and d.updated_at >= date_trunc('milliseconds', o.failing_since)))
  returning service, problem`

// A message is tried once an hour at least, so there has been none to try.
const END_UNUSED = `update service_outages o set ended_at = now()
  where ended_at is null and tried_at < now() - interval '2 hours' and not exists (select ${UNSENT})`

/**
 * Finds services that have stopped working and tells staff about each outage once: by email, which has to wait for the
 * end of an outage of the mail server itself, and through the webhook, which is told of the end as well. What could not
 * be sent is tried again at the next run.
 */
export async function reportOutages(deps: Deps): Promise<void> {
  const { pool, log } = deps
  const limits = [OUT_AFTER.failures, OUT_AFTER.minutes, MESSAGES_REFUSED]
  const { rows: declared } = await pool.query<object>(DECLARE, limits)
  for (const outage of declared) log.warn({ msg: 'a service does not work', ...outage })
  await pool.query(END_UNUSED)
  for (const { service, outage, retried, parked } of await readServiceStates(pool)) {
    if (!outage) continue
    const report = { ...outage, service, unsent: retried + parked }
    await postAbout(deps, report)
    await emailAbout(deps, report)
  }
}

async function postAbout({ pool, log, post, operationsUrl }: Deps, report: Report): Promise<void> {
  const { service, endedAt } = report
  const column = endedAt ? 'end_posted_at' : 'posted_at'
  if (!post || (await isTold(pool, service, column))) return
  const problem = await post(`${textOf(report)} ${operationsUrl}`)
  if (problem) return log.warn({ msg: 'the webhook could not be told of an outage', problem })
  await pool.query(`update service_outages set ${column} = now() where service = $1`, [service])
}

async function emailAbout({ pool, log, mail, operationsUrl }: Deps, report: Report): Promise<void> {
  const { service, since, endedAt } = report
  const isUnreachable = service === 'mail' && endedAt === null
  if (!mail || isUnreachable || (await isTold(pool, service, 'emailed_at'))) return
  const title = `${serviceName(service)} ${endedAt ? 'did' : 'does'} not accept our messages`
  const blocks: Block[] = [
    { kind: 'text', text: textOf(report) },
    { kind: 'action', text: 'Operations', href: operationsUrl },
  ]
  const message = { reference: `outage-${service}-${since.getTime()}`, channel: 'alert', to: mail.to, replyTo: null }
  const sent = await mail.send(
    { ...message, subject: title, ...mailBody({ siteUrl: operationsUrl, title, blocks }) },
    AbortSignal.timeout(SEND_WITHIN_MS),
  )
  if (!sent.ok) return log.warn({ msg: 'staff could not be told of an outage', reason: sent.problem })
  await pool.query('update service_outages set emailed_at = now() where service = $1', [service])
}

type TellingColumn = 'emailed_at' | 'posted_at' | 'end_posted_at'

async function isTold(pool: Db, service: Service, column: TellingColumn): Promise<boolean> {
  const { rowCount } = await pool.query(`select from service_outages where service = $1 and ${column} is not null`, [
    service,
  ])
  return rowCount === 1
}

function textOf({ service, since, endedAt, problem, unsent }: Report): string {
  const name = serviceName(service)
  const left = `${unsent} ${unsent === 1 ? 'message has' : 'messages have'} not been accepted.`
  return endedAt
    ? `${name} works again. It did not from ${londonMoment(since)} to ${londonMoment(endedAt)}: ${problem}. ${left}`
    : `${name} has not worked since ${londonMoment(since)}: ${problem}. ${left}`
}
