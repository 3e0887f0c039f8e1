import type { Mailbox } from '@/lib/platform/mailbox'

import { type Failure, type Outcome, permanentFailure } from '../failure'

/**
 * One email; `reference` and `channel` form its Message-ID, which is the same on every attempt. `unsubscribeUrl`
 * accepts a one-click POST (RFC 8058). `attempt`: from the second one on, its number is sent in a header, because the
 * first may have arrived after all. `isPersonal`: a person wrote it, so it may be answered automatically. `inReplyTo`: the
 * Message-ID of the email it answers.
 */
export type MailMessage = {
  reference: string
  channel: string
  to: Mailbox
  replyTo: Mailbox | null
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string
  attempt?: number
  isPersonal?: boolean
  inReplyTo?: string
}

/**
 * If `isDelivered` is false, the email was saved at `place`, because no mail server is configured. `reply`: the words
 * with which the mail server took it.
 */
type MailReceipt = { isDelivered: true; messageId: string; reply?: string } | { isDelivered: false; place: string }

export type SendMail = (message: MailMessage, signal: AbortSignal) => Promise<Outcome<MailReceipt>>

/** Rejects values that could inject a header or, for the reference and channel, escape the file name. */
export function refuseUnsafeHeaders({
  reference,
  channel,
  subject,
  to,
  replyTo,
  inReplyTo,
}: MailMessage): Failure | null {
  const headers = [subject, to.name, to.address, replyTo?.name ?? '', replyTo?.address ?? '', inReplyTo ?? '']
  if (headers.some((header) => /\p{Cc}/u.test(header)))
    return permanentFailure('An email header contains a control character')
  if (![reference, channel].every((value) => /^[\w-]+$/.test(value)))
    return permanentFailure('The email’s reference is not valid')
  return null
}
