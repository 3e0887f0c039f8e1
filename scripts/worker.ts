import { setMaxListeners } from 'node:events'
import os from 'node:os'

import { watchedMail } from '@/lib/delivery/outages/note-outcome'
import { openPool } from '@/lib/delivery/store/open-pool'
import { runWorker } from '@/lib/delivery/worker'
import { alertWebhook } from '@/lib/integrations/alert-webhook'
import { configuredCrm } from '@/lib/integrations/crm/configured-crm'
import { openConfined } from '@/lib/integrations/files/file-process'
import { createDiskMail } from '@/lib/integrations/mail/disk-mail'
import { imapMailbox } from '@/lib/integrations/mail/imap'
import { createSmtpMail } from '@/lib/integrations/mail/smtp'
import { configuredPayments } from '@/lib/integrations/payments/configured-payments'
import { configuredScanner } from '@/lib/integrations/scanner/configured-scanner'
import { configuredPlanner } from '@/lib/integrations/social/configured-planner'
import { checkLoop } from '@/lib/link-monitor/check-loop'
import { probeAt } from '@/lib/link-monitor/probe'
import { withCache } from '@/lib/link-monitor/with-cache'
import { env } from '@/lib/platform/env'
import { onShutdown } from '@/lib/platform/graceful-shutdown'
import { startHeartbeat } from '@/lib/platform/heartbeat'
import { logger } from '@/lib/platform/logger'
import { readMailbox } from '@/lib/platform/mailbox'
import { runScript } from '@/lib/platform/run-script'
import { scheduleLoop } from '@/lib/schedule/schedule-loop'
import { limitSecondsOf, scheduledTasks, type TaskName } from '@/lib/schedule/tasks'

// Visitors wait for the web processes but not for the worker, which therefore gets only the processor time they leave.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

const stopping = new AbortController()
setMaxListeners(0, stopping.signal) // each scheduled task listens to it
onShutdown(() => stopping.abort())

const from = readMailbox(env.mail.from)
const hasMail = env.mail.smtpUrl !== undefined
const mail = env.mail.smtpUrl
  ? createSmtpMail({ url: env.mail.smtpUrl, from })
  : createDiskMail({ dataDir: env.dataDir, from })

// Separate from the connections for deliveries, so that neither delays the other.
const pool = openPool({ connectionString: env.databaseUrl, log: logger, max: 3 })
const crm = configuredCrm()
const send = hasMail ? watchedMail({ pool, log: logger }, mail.send) : mail.send
const alerts = { send, to: readMailbox(env.mail.salesEmail), adminUrl: `${env.siteUrl}/admin` }

const backupScript = (script: string, task: TaskName) =>
  env.hasNightlyBackup
    ? () => runScript(script, { stopping: stopping.signal, limitSeconds: limitSecondsOf(task) })
    : null

const schedule = scheduleLoop(
  { pool, log: logger },
  {
    tasks: scheduledTasks({
      pool,
      log: logger,
      site: env,
      crm,
      planner: configuredPlanner(),
      payments: configuredPayments(),
      scan: configuredScanner(),
      backUp: backupScript('scripts/nightly-backup.mjs', 'make the nightly backup'),
      keepNotes: backupScript('scripts/keep-notes.mjs', 'keep erasures outside the backup'),
      readPdf: (file) => openConfined({ work: 'text', file }),
      mailbox: env.mail.imapUrl === undefined ? null : imapMailbox(env.mail.imapUrl),
      alerts,
      outages: {
        mail: hasMail ? alerts : null,
        post: env.alertWebhookUrl === null ? null : alertWebhook(env.alertWebhookUrl),
      },
      stopping: stopping.signal,
    }),
    stopping: stopping.signal,
  },
)

// Not in development, where each page would have to be compiled and breakpoints hold the event loop.
if (env.isProduction) {
  startHeartbeat(logger)
  const ask = probeAt(env.internalUrl)
  void checkLoop({
    pool,
    ask,
    askLinked: withCache(ask, Date.now),
    origin: env.siteUrl,
    stopping: stopping.signal,
    log: logger,
  })
}

const exitCode = await runWorker({
  connectionString: env.databaseUrl,
  crm,
  mail: send,
  hasMail,
  settings: { siteUrl: env.siteUrl, sales: readMailbox(env.mail.salesEmail) },
  random: Math.random,
  stopping: stopping.signal,
  log: logger,
})
stopping.abort() // also when the deliveries have given up
await schedule
process.exit(exitCode)
