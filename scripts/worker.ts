import { askAt } from '@/lib/addresses/check/ask'
import { checkLoop } from '@/lib/addresses/check/check-loop'
import { remembering } from '@/lib/addresses/check/remember'
import { openPool } from '@/lib/delivery/db'
import { runWorker } from '@/lib/delivery/worker'
import { configuredCrm } from '@/lib/integrations/crm/configured-crm'
import { createKeptMail } from '@/lib/integrations/mail/kept-on-disk'
import { readMailbox } from '@/lib/integrations/mail/mailbox'
import { createSmtpMail } from '@/lib/integrations/mail/smtp'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { onStop } from '@/lib/platform/on-stop'

const stopping = new AbortController()
onStop(() => stopping.abort())

const from = readMailbox(env.mail.from)
const mail = env.mail.smtpUrl
  ? createSmtpMail({ url: env.mail.smtpUrl, from })
  : createKeptMail({ dataDir: env.dataDir, from })

// Not while developing: each page would be compiled for it. On connections of its own, so that no delivery waits for a slow page.
if (env.isProduction) {
  const ask = askAt(env.internalUrl)
  const pool = openPool({ connectionString: env.databaseUrl, log: logger })
  void checkLoop({
    pool,
    ask,
    askLinked: remembering(ask, Date.now),
    origin: env.siteUrl,
    stopping: stopping.signal,
    log: logger,
  })
}

const exitCode = await runWorker({
  connectionString: env.databaseUrl,
  crm: configuredCrm(),
  mail: mail.send,
  hasMail: env.mail.smtpUrl !== undefined,
  settings: { siteUrl: env.siteUrl, sales: readMailbox(env.mail.salesEmail) },
  random: Math.random,
  stopping: stopping.signal,
  log: logger,
})
process.exit(exitCode)
