import type { Mailbox } from '@/lib/platform/mailbox'

import { type Failure, type Outcome, permanentFailure } from '../failure'

/**
 * One email; `reference` and `channel` form its Message-ID, which is the same on every attempt. `unsubscribeUrl` takes a
 * POST without a person (RFC 8058). `attempt`: a header gives the number of a further attempt, as the first may have
 * arrived all the same.
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
}

/** `isDelivered` false: saved at `place`, as no mail server is configured. */
type MailReceipt = { isDelivered: true; messageId: string } | { isDelivered: false; place: string }

export type SendMail = (message: MailMessage, signal: AbortSignal) => Promise<Outcome<MailReceipt>>

/** Rejects values that could inject a header or, for the reference and channel, escape the file name. */
export function refuseUnsafeHeaders({ reference, channel, subject, to, replyTo }: MailMessage): Failure | null {
  const headers = [subject, to.name, to.address, replyTo?.name ?? '', replyTo?.address ?? '']
  if (headers.some((header) => /\p{Cc}/u.test(header)))
    return permanentFailure('A header of the mail holds a control character')
  if (![reference, channel].every((part) => /^[\w-]+$/.test(part)))
    return permanentFailure('The reference of the mail is not one of ours')
  return null
}
