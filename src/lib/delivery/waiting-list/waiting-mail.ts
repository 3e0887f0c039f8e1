import type { MailMessage } from '@/lib/integrations/mail/mail'
import { waitingToken } from '@/lib/platform/enquiry-token'
import type { Mailbox } from '@/lib/platform/mailbox'
import { waitingUnsubscription } from '@/lib/routing/endpoints'
import { waitingPage } from '@/lib/routing/enquiry-routes'
import { shopProduct } from '@/lib/routing/script-routes'

import { mailBody } from '../messages/mail-body'
import type { Block } from '../messages/mail-content'
import type { ClaimedNotice } from './due'

type WaitingMail = { notice: ClaimedNotice; siteUrl: string; sales: Mailbox; particulars: string }

/** The email with a link to confirm an address, or the notice that the address was left for. */
export function waitingMail({ notice, siteUrl, sales, particulars }: WaitingMail): MailMessage {
  const { kind, email, reference, product, slug } = notice
  const token = waitingToken(reference)
  const page = `${siteUrl}${waitingPage(token)}`
  const subject = kind === 'confirm' ? `Please confirm: ${product}` : `You can order now: ${product}`
  const blocks: Block[] =
    kind === 'confirm'
      ? [
          { kind: 'text', text: `Shall we email you once, when ${product} is available to order?` },
          { kind: 'action', text: 'Yes, email me', href: page },
          {
            kind: 'text',
            text: 'If you did not ask for this, do nothing: we delete the address after seven days and won’t email you again.',
          },
        ]
      : [
          { kind: 'text', text: `You asked us to tell you when you could order ${product}. Now you can.` },
          { kind: 'action', text: `See ${product}`, href: `${siteUrl}${shopProduct(slug)}` },
          { kind: 'text', text: 'We won’t email you about it again, and will delete your address in seven days.' },
          { kind: 'link', text: 'Delete it now', href: page },
        ]
  return {
    reference,
    channel: `waiting-${kind}`,
    to: { name: '', address: email },
    replyTo: sales,
    subject,
    unsubscribeUrl: `${siteUrl}${waitingUnsubscription(token)}`,
    ...mailBody({ siteUrl, title: subject, blocks: [...blocks, { kind: 'small', text: particulars }] }),
  }
}
