import { DATA_LINK_MINUTES } from '@/lib/domain/leads/data-links'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { dataLinkToken } from '@/lib/platform/enquiry-token'
import type { Mailbox } from '@/lib/platform/mailbox'
import { dataLinkPage } from '@/lib/routing/enquiry-routes'

import { mailBody } from '../messages/mail-body'

type DataLinkMail = { reference: string; email: string; siteUrl: string; sales: Mailbox; particulars: string }

/** The email with the link that shows, once, what we hold about the address. */
export function dataLinkMail({ reference, email, siteUrl, sales, particulars }: DataLinkMail): MailMessage {
  const subject = 'Your data at Powerboard'
  return {
    reference,
    channel: 'data-link',
    to: { name: '', address: email },
    replyTo: sales,
    subject,
    ...mailBody({
      siteUrl,
      title: subject,
      blocks: [
        { kind: 'text', text: 'You asked to see what we hold about you. Open this link and press the button there:' },
        { kind: 'action', text: 'See my data', href: `${siteUrl}${dataLinkPage(dataLinkToken(reference))}` },
        {
          kind: 'text',
          text: `It works once, within ${DATA_LINK_MINUTES} minutes. The page shows everything that we hold with this address. There you can download it, correct it, stop offers or have it erased.`,
        },
        {
          kind: 'text',
          text: 'Anyone with this link can see your data, so don’t pass it on. If you did not ask for it, do nothing: it expires, and your data stays unseen.',
        },
        { kind: 'small', text: particulars },
      ],
    }),
  }
}
