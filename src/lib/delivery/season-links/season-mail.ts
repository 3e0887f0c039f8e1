import type { MailMessage } from '@/lib/integrations/mail/mail'
import { seasonToken } from '@/lib/platform/enquiry-token'
import type { Mailbox } from '@/lib/platform/mailbox'
import { seasonErasure } from '@/lib/routing/endpoints'
import { seasonLinkPage } from '@/lib/routing/enquiry-routes'

import { mailBody } from '../messages/mail-body'

type SeasonMail = { reference: string; email: string; siteUrl: string; sales: Mailbox; particulars: string }

/** The email with the link that opens a season on another device. */
export function seasonMail({ reference, email, siteUrl, sales, particulars }: SeasonMail): MailMessage {
  const token = seasonToken(reference)
  const subject = 'Your energy challenge on another device'
  return {
    reference,
    channel: 'season-link',
    to: { name: '', address: email },
    replyTo: sales,
    subject,
    unsubscribeUrl: `${siteUrl}${seasonErasure(token)}`,
    ...mailBody({
      siteUrl,
      title: subject,
      blocks: [
        { kind: 'text', text: 'You asked for a link to open your energy challenge on another device. Open it there:' },
        { kind: 'action', text: 'Open my challenge', href: `${siteUrl}${seasonLinkPage(token)}` },
        {
          kind: 'text',
          text: 'Anyone who has this link can see what you have marked as done and your meter readings, so don’t pass it on. On its page you can also delete them with one click.',
        },
        {
          kind: 'text',
          text: 'If you did not ask for this, do nothing: your address has already been deleted, and the rest will be deleted in seven days. We won’t email you again.',
        },
        { kind: 'small', text: particulars },
      ],
    }),
  }
}
