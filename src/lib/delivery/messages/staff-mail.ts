import type { MailMessage } from '@/lib/integrations/mail/mail'

import type { DeliveredLead } from '../store/claim'
import type { CompanyContact } from '../store/company-contact'
import type { DeliverySettings } from '../store/settings'
import { mailBody } from './mail-body'

/** An email of a colleague that is not sent yet. */
export type WaitingEmail = {
  id: number
  subject: string
  text: string
  inReplyTo: string | null
  authorName: string | null
}

type StaffMail = {
  settings: DeliverySettings
  lead: Pick<DeliveredLead, 'reference'>
  to: string
  email: WaitingEmail
  house: CompanyContact
}

/** An email that a colleague has written: a letter, with our particulars below it. */
export function staffMail({ settings, lead, to, email, house }: StaffMail): MailMessage {
  const { id, subject, text, inReplyTo, authorName } = email
  const signed = [authorName, 'Powerboard', house.phone].filter(Boolean).join(', ')
  return {
    reference: lead.reference,
    channel: `staff-email-${id}`,
    to: { name: '', address: to },
    replyTo: settings.sales,
    subject: subject.includes(lead.reference) ? subject : `${subject} (${lead.reference})`,
    isPersonal: true,
    ...(inReplyTo && { inReplyTo }),
    ...mailBody({
      siteUrl: settings.siteUrl,
      title: null,
      blocks: [
        ...text.split(/\n{2,}/).map((part) => ({ kind: 'text', text: part }) as const),
        { kind: 'text', text: signed },
        { kind: 'small', text: house.particulars },
      ],
    }),
  }
}
