import { createHash } from 'node:crypto'

import { mailBody } from '@/lib/delivery/messages/mail-body'
import { londonTime } from '@/lib/domain/calendar/london-time'
import type { SendMail } from '@/lib/integrations/mail/mail'
import { BANK_KEY_PREFIX } from '@/lib/platform/bank-alert-key'
import type { Db } from '@/lib/platform/database'
import type { Logger } from '@/lib/platform/logger'
import type { Mailbox } from '@/lib/platform/mailbox'

import { findAlerts } from './find-alerts'
import type { StaffAlert } from './staff-alert'

export type AlertMail = { send: SendMail; to: Mailbox; adminUrl: string }

type AlertRun = { pool: Db; log: Logger; mail: AlertMail; now: Date }

const SEND_WITHIN_MS = 30_000

/**
 * Emails staff about everything that newly needs their attention. Each reason is named once for as long as it applies,
 * and again if it recurs. An email that was not accepted, or only saved because no mail server is configured, is tried
 * again at the next run.
 */
export async function sendAlerts({ pool, log, mail, now }: AlertRun): Promise<void> {
  const found = await findAlerts({ pool, now })
  const keys = found.map(({ key }) => key)
  await pool.query(
    'delete from staff_alerts where key <> all($1) and not (starts_with(key, $2) and sent_at is null)',
    [keys, BANK_KEY_PREFIX], // a change of the bank account since the search is reported by the next run
  )
  await pool.query('insert into staff_alerts (key) select unnest($1::varchar[]) on conflict do nothing', [keys])
  const { rows } = await pool.query<{ key: string }>('select key from staff_alerts where sent_at is null')
  const fresh = found.filter(({ key }) => rows.some((row) => row.key === key))
  if (fresh.length === 0) return
  const sent = await mail.send(messageOf(fresh, { ...mail, now }), AbortSignal.timeout(SEND_WITHIN_MS))
  const problem = sent.ok ? !sent.isDelivered && 'No mail server is configured' : sent.problem
  if (problem) return log.warn({ msg: 'staff could not be told', reason: problem })
  await pool.query('update staff_alerts set sent_at = $2 where key = any($1)', [fresh.map(({ key }) => key), now])
}

function messageOf(alerts: readonly StaffAlert[], { to, adminUrl, now }: AlertMail & { now: Date }) {
  const lines = linesOf(alerts)
  const [first] = lines
  const subject = lines.length === 1 && first ? first.text.replace(/\.$/, '') : `${lines.length} things need attention`
  return {
    reference: referenceOf(alerts, now),
    channel: 'alert',
    to,
    replyTo: null,
    subject,
    ...mailBody({
      siteUrl: adminUrl,
      title: subject,
      blocks: lines.map(({ text, path }) => ({ kind: 'link', text, href: `${adminUrl}${path}` })),
    }),
  }
}

/** The same for the same reasons all day: without a mail server, each run replaces the email that the last one saved. */
function referenceOf(alerts: readonly StaffAlert[], now: Date): string {
  const hash = createHash('sha256').update(JSON.stringify(alerts.map(({ key }) => key).toSorted()))
  return `staff-alert-${londonTime(now).date}-${hash.digest('hex').slice(0, 12)}`
}

/** One line per alert, or one for several of the same kind, in place of the first. */
function linesOf(alerts: readonly StaffAlert[]) {
  return alerts.flatMap((alert) => {
    const { several } = alert
    const alike = several ? alerts.filter((other) => other.several === several) : []
    if (!several || alike.length === 1) return [alert]
    return alike[0] === alert ? [several(alike.length)] : []
  })
}
