import type { MailMessage } from '@/lib/integrations/mail/mail'
import { type DesignRight, designToken } from '@/lib/platform/enquiry-token'
import type { Mailbox } from '@/lib/platform/mailbox'
import { sharedDesignPage } from '@/lib/routing/enquiry-routes'

import { mailBody } from '../messages/mail-body'

type DesignLinksMail = {
  reference: string
  /** How often the links for viewing and commenting were replaced. */
  renewed: number
  /** When it was asked for, s since 1970: the same design may be asked for again. */
  since: number
  email: string
  siteUrl: string
  sales: Mailbox
  particulars: string
}

/** The email with the links of a shared design, to whoever asked for them. Contains no text that someone typed. */
export function designLinksMail(input: DesignLinksMail): MailMessage {
  const { reference, renewed, since, email, siteUrl, sales, particulars } = input
  const link = (right: DesignRight, text: string, kind: 'action' | 'link' = 'link') => ({
    kind,
    text,
    href: `${siteUrl}${sharedDesignPage(designToken({ reference, right, renewed }))}`,
  })
  const subject = 'The links to your heating design'
  return {
    reference,
    channel: `design-links-${since}`,
    to: { name: '', address: email },
    replyTo: sales,
    subject,
    ...mailBody({
      siteUrl,
      title: subject,
      blocks: [
        { kind: 'text', text: 'You asked for the links to a design that you have shared.' },
        link('edit', 'Change my design', 'action'),
        { kind: 'text', text: 'Keep that one for yourself. To others, send one of these:' },
        link('view', 'View only'),
        link('comment', 'View and comment'),
        {
          kind: 'text',
          text: 'They work until 90 days after one of them was last used. On its page you can also delete the design.',
        },
        {
          kind: 'text',
          text: 'If you did not ask for this, do nothing: your address has already been deleted, and we won’t email you again.',
        },
        { kind: 'small', text: particulars },
      ],
    }),
  }
}
