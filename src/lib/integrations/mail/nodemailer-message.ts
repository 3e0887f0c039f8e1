import type { SendMailOptions } from 'nodemailer'

import type { Mailbox, MailMessage } from './mail'

export function nodemailerMessage(message: MailMessage, from: Mailbox): SendMailOptions {
  const { reference, channel, to, replyTo, subject, text, html } = message
  return {
    from,
    to,
    replyTo: replyTo ?? undefined,
    subject,
    text,
    html,
    messageId: `<lead-${reference}-${channel}@${from.address.split('@').at(-1)}>`,
    // Keeps out-of-office replies from answering a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
