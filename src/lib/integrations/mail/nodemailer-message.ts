import type { SendMailOptions } from 'nodemailer'

import type { Mailbox } from '@/lib/platform/mailbox'

import type { MailMessage } from './mail'

/** Distinguishes a further copy of an email from the first, because both have the same Message-ID. */
const ATTEMPT_HEADER = 'X-Powerboard-Attempt'

export function nodemailerMessage(message: MailMessage, from: Mailbox): SendMailOptions {
  const { reference, channel, to, replyTo, subject, text, html, unsubscribeUrl, attempt = 1 } = message
  const { isPersonal = false, inReplyTo } = message
  return {
    from,
    to,
    replyTo: replyTo ?? undefined,
    subject,
    text,
    html,
    messageId: `<lead-${reference}-${channel}@${from.address.split('@').at(-1)}>`,
    ...(inReplyTo && { inReplyTo, references: inReplyTo }),
    headers: {
      ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }), // suppresses out-of-office replies
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      ...(attempt > 1 && { [ATTEMPT_HEADER]: String(attempt) }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
