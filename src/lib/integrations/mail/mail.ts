import { permanentFailure, type Failure, type Outcome } from '../failure'

/** Address and name apart, so that nothing typed into a name can become an address. */
export type Mailbox = { name: string; address: string }

/** One mail about one lead; `reference` and `channel` make its Message-ID, the same on every try. */
export type MailMessage = {
  reference: string
  channel: string
  to: Mailbox
  replyTo: Mailbox | null
  subject: string
  text: string
  html: string
}

/** `isDelivered` false: the mail is kept in `place` because no mail server is set up. */
export type MailReceipt = { isDelivered: true; messageId: string } | { isDelivered: false; place: string }

export type SendMail = (message: MailMessage, signal: AbortSignal) => Promise<Outcome<MailReceipt>>

/** Refuses what could break out of a header or, for the reference and channel, out of a file name. */
export function refuseUnsafeHeaders({ reference, channel, subject, to, replyTo }: MailMessage): Failure | null {
  const headers = [subject, to.name, to.address, replyTo?.name ?? '', replyTo?.address ?? '']
  if (headers.some((header) => /\p{Cc}/u.test(header)))
    return permanentFailure('A header of the mail holds a control character')
  if (![reference, channel].every((part) => /^[\w-]+$/.test(part)))
    return permanentFailure('The reference of the mail is not one of ours')
  return null
}
