import { describeDue } from '@/lib/domain/service-level/describe-due'
import type { MailMessage } from '@/lib/integrations/mail/mail'

import type { DeliveredLead } from '../claim'
import type { DeliverySettings } from '../settings'
import { LEAD_NOUNS } from './lead-nouns'
import { leadRows } from './lead-rows'
import { mailBody, type Block } from './mail-body'
import { plainLine } from './plain-line'

/** Tells the sales inbox of a lead; a reply to it goes to the customer. */
export function salesMail({
  settings,
  lead,
  now,
}: {
  settings: DeliverySettings
  lead: DeliveredLead
  now: Date
}): MailMessage {
  const noun = LEAD_NOUNS[lead.kind]
  const name = plainLine(lead.name)
  const from = [name, plainLine(lead.postcode ?? '')].filter(Boolean).join(', ')
  const ring: Block[] = lead.phoneE164
    ? [{ kind: 'link', text: `Ring ${plainLine(lead.phone ?? lead.phoneE164)}`, href: `tel:${lead.phoneE164}` }]
    : []
  return {
    reference: lead.reference,
    channel: 'sales-email',
    to: settings.sales,
    replyTo: lead.email === null ? null : { name, address: lead.email },
    subject: `New ${noun} ${lead.reference} from ${from}`,
    ...mailBody({
      title: `New ${noun}`,
      blocks: [
        { kind: 'text', text: `${lead.reference}. We promised an answer ${describeDue(lead.dueAt, now)}.` },
        ...ring,
        { kind: 'table', rows: leadRows(lead) },
        { kind: 'link', text: 'Open the lead', href: `${settings.siteUrl}/admin/collections/leads/${lead.leadId}` },
      ],
    }),
  }
}
