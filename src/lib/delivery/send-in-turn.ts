import type { MailMessage, SendMail } from '@/lib/integrations/mail/mail'
import type { Db } from '@/lib/platform/database'
import type { Logger } from '@/lib/platform/logger'
import type { Mailbox } from '@/lib/platform/mailbox'

import { readCompanyContact } from './store/company-contact'

/** `sales`: the inbox that replies go to. */
export type MailDeps = {
  pool: Db
  log: Logger
  send: SendMail
  siteUrl: string
  sales: Mailbox
  stopping: AbortSignal
}

type DueMail<Due> = {
  /** Claims the email that has been due longest. */
  claim: (pool: Db) => Promise<Due | null>
  compose: (due: Due, texts: { siteUrl: string; sales: Mailbox; particulars: string }) => MailMessage
  /** Records that the email was accepted or failed permanently. */
  record: (pool: Db, due: Due) => Promise<unknown>
  /** The log entry for the email, without personal data. */
  logged: (due: Due) => { msg: string; attempts: number }
}

const SEND_WITHIN_MS = 30_000

/**
 * Sends due emails one after another until `stopping`; safe to run in any number of workers. An email that was not
 * accepted is retried later unless the failure is permanent. After a crash between sending and recording, it is sent
 * again with the same Message-ID.
 */
export async function sendInTurn<Due>(
  { pool, log, send, siteUrl, sales, stopping }: MailDeps,
  { claim, compose, record, logged }: DueMail<Due>,
): Promise<void> {
  const claimNext = async () => (stopping.aborted ? null : claim(pool))
  let due = await claimNext()
  if (!due) return
  const { particulars } = await readCompanyContact(pool)
  for (; due; due = await claimNext()) {
    const sent = await send(compose(due, { siteUrl, sales, particulars }), AbortSignal.timeout(SEND_WITHIN_MS))
    const isOver = sent.ok ? sent.isDelivered : sent.permanent
    if (isOver) await record(pool, due)
    log.info({ ...logged(due), problem: sent.ok ? null : sent.problem })
  }
}
