import type { SendMailOptions } from 'nodemailer'

import type { Mailbox } from '@/lib/platform/mailbox'

import type { MailMessage } from './mail'

export function nodemailerMessage(message: MailMessage, from: Mailbox): SendMailOptions {
  const { reference, channel, to, replyTo, subject, text, html, unsubscribeUrl } = message
  return {
    from,
    to,
    replyTo: replyTo ?? undefined,
    subject,
    text,
    html,
    messageId: `<lead-${reference}-${channel}@${from.address.split('@').at(-1)}>`,
    // Suppresses out-of-office replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
