import type { LeadKind } from '@/lib/domain/leads/lead-kinds'
import { describeDue } from '@/lib/domain/service-level/describe-due'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { enquiryRoutes } from '@/lib/site/enquiry-routes'
import { resultAmong } from '@/lib/site/quick-calculation/result-rows'

import type { DeliveredLead } from '../claim'
import type { House } from '../house'
import type { DeliverySettings } from '../settings'
import { LEAD_NOUNS } from './lead-nouns'
import { mailBody, type Block } from './mail-body'
import { resultMail } from './result-mail'

/**
 * Tells the customer what happens next. Of what was typed it repeats the first name alone, and only one that reads
 * like a name: anybody can type anybody's address, and this must never carry a stranger's words to it.
 * @throws RangeError for a lead without an e-mail address
 */
export function customerMail({
  settings,
  lead,
  now,
  house,
}: {
  settings: DeliverySettings
  lead: DeliveredLead
  now: Date
  house: House
}): MailMessage {
  if (lead.email === null) throw new RangeError('A customer mail needs an address')
  const result = lead.kind === 'calculator' ? resultAmong(lead.answers) : null
  if (result) return resultMail({ settings, lead: { ...lead, email: lead.email }, result, now, house })
  const noun = LEAD_NOUNS[lead.kind]
  return {
    reference: lead.reference,
    channel: 'customer-email',
    to: { name: '', address: lead.email },
    replyTo: settings.sales,
    subject: `We have your ${noun}: ${lead.reference}`,
    ...mailBody({
      title: `We have your ${noun}`,
      blocks: [
        { kind: 'text', text: greeting(lead.firstName) },
        ...enclosed(lead.kind, settings),
        { kind: 'text', text: whatNext(lead, now) },
        {
          kind: 'table',
          rows: [
            { label: 'Your reference', value: lead.reference },
            { label: 'Phone', value: house.phone },
            { label: 'Opening hours', value: house.openingHours.join('\n') },
          ],
        },
        { kind: 'text', text: 'Something to add or change? Reply to this mail, or ring us and give the reference.' },
        {
          kind: 'text',
          text: 'If you didn’t ask us for this, somebody typed your address. Reply and tell us, and we’ll delete it.',
        },
      ],
    }),
  }
}

function greeting(firstName: string | null): string {
  const isName = firstName !== null && /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u.test(firstName)
  return isName ? `Hello ${firstName},` : 'Hello,'
}

/** What was asked for and can be had at once. */
function enclosed(kind: LeadKind, { siteUrl }: DeliverySettings): Block[] {
  return kind === 'datasheet'
    ? [{ kind: 'link', text: 'The datasheet (PDF)', href: `${siteUrl}${enquiryRoutes.datasheet}` }]
    : []
}

// The promise is kept in mind by the sales desk; a mail that comes after it would only repeat that it was missed.
function whatNext({ phoneE164, dueAt }: DeliveredLead, now: Date): string {
  const answers = phoneE164 ? 'rings you' : 'writes to you'
  const when = dueAt > now ? describeDue(dueAt, now) : 'as soon as they can'
  return `Somebody ${answers} ${when}. They’ll have what you sent us in front of them.`
}
