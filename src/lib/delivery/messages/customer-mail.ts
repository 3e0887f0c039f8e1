import { configurationAmong } from '@/lib/calculators/configurator/configuration-rows'
import { resultAmong } from '@/lib/calculators/quick/result-rows'
import { type LeadKind, leadNoun } from '@/lib/domain/leads/lead-kinds'
import { describeDueOnDate } from '@/lib/domain/opening-hours/describe-due'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { enquiryRoutes } from '@/lib/routing/enquiry-routes'

import type { DeliveredLead } from '../store/claim'
import type { CompanyContact } from '../store/company-contact'
import type { DeliverySettings } from '../store/settings'
import { configurationMail } from './configuration-mail'
import { changeLink, referenceTable } from './customer-blocks'
import { estimateMail } from './estimate-mail'
import { greeting } from './greeting'
import { type Block, mailBody } from './mail-body'

/**
 * Tells the customer what happens next. The greeting is the only user input that it repeats.
 * @throws RangeError for a lead without an email address
 */
export function customerMail({
  settings,
  lead,
  now,
  house,
  token,
}: {
  settings: DeliverySettings
  lead: DeliveredLead
  now: Date
  house: CompanyContact
  /** Token of the customer's link to this enquiry. */
  token: string
}): MailMessage {
  if (lead.email === null) throw new RangeError('A customer email needs an address')
  const result = lead.kind === 'calculator' ? resultAmong(lead.answers) : null
  if (result) return estimateMail({ settings, lead: { ...lead, email: lead.email }, result, now, house })
  const priced = lead.kind === 'configuration' ? configurationAmong(lead.answers) : null
  if (priced) return configurationMail({ settings, lead: { ...lead, email: lead.email }, priced, now, house, token })
  const noun = leadNoun(lead.kind)
  return {
    reference: lead.reference,
    // A copy to a corrected address needs its own Message-ID.
    channel: lead.changes.length === 0 ? 'customer-email' : `customer-email-${lead.changes.length}`,
    to: { name: '', address: lead.email },
    replyTo: settings.sales,
    subject: `We have your ${noun}: ${lead.reference}`,
    ...mailBody({
      title: `We have your ${noun}`,
      blocks: [
        { kind: 'text', text: greeting(lead) },
        ...downloadLinks(lead.kind, settings),
        { kind: 'text', text: whatNext(lead, now) },
        referenceTable(lead, house),
        { kind: 'text', text: 'Something to add? Reply to this email, or call us and quote your reference.' },
        changeLink(settings, token),
        {
          kind: 'text',
          text: 'If this wasn’t you, someone used your address by mistake. Reply to tell us, and we’ll delete it.',
        },
        { kind: 'text', text: house.particulars },
      ],
    }),
  }
}

/** Downloads that can be linked immediately. */
function downloadLinks(kind: LeadKind, { siteUrl }: DeliverySettings): Block[] {
  return kind === 'datasheet'
    ? [{ kind: 'link', text: 'The datasheet (PDF)', href: `${siteUrl}${enquiryRoutes.datasheet}` }]
    : []
}

// Keeping the promise is up to the sales desk; an email sent after the deadline would only point out that it was
// missed.
function whatNext({ phoneE164, dueAt }: DeliveredLead, now: Date): string {
  const action = phoneE164 ? 'call' : 'email'
  const when = dueAt > now ? describeDueOnDate(dueAt) : 'as soon as we can'
  return `We’ll ${action} you ${when}, with your answers to hand.`
}
