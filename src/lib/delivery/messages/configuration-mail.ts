import type { configurationAmong } from '@/lib/calculators/configurator/configuration-rows'
import { describeDueOnDate } from '@/lib/domain/opening-hours/describe-due'
import type { MailMessage } from '@/lib/integrations/mail/mail'

import type { DeliveredLead } from '../store/claim'
import type { CompanyContact } from '../store/company-contact'
import type { DeliverySettings } from '../store/settings'
import { changeLink, NOT_ASKED_FOR, QUESTIONS, referenceTable } from './customer-blocks'
import { greeting } from './greeting'
import { mailBody } from './mail-body'

type Priced = NonNullable<ReturnType<typeof configurationAmong>>

type ConfigurationMail = {
  settings: DeliverySettings
  lead: DeliveredLead & { email: string }
  priced: Priced
  now: Date
  house: CompanyContact
  /** Token of the customer's link to this enquiry. */
  token: string
}

/**
 * The email with the price of a configuration, for the person who requested it: their name, figures and selected
 * options, no free text.
 */
export function configurationMail({ settings, lead, priced, now, house, token }: ConfigurationMail): MailMessage {
  return {
    reference: lead.reference,
    channel: lead.changes.length === 0 ? 'customer-email' : `customer-email-${lead.changes.length}`,
    to: { name: '', address: lead.email },
    replyTo: settings.sales,
    subject: `The price of your system: ${lead.reference}`,
    ...mailBody({
      siteUrl: settings.siteUrl,
      title: 'The price of your system',
      hasPicture: true,
      blocks: [
        { kind: 'text', text: greeting(lead) },
        {
          kind: 'text',
          text: 'Here is the price you asked for, at today’s prices. It is an estimate, not yet a binding quote: lines marked “After a survey” are not part of the total.',
        },
        { kind: 'action', text: 'See or change the configuration', href: `${settings.siteUrl}${priced.path}` },
        { kind: 'table', rows: priced.rows },
        { kind: 'text', text: whatNext(lead, now) },
        referenceTable(lead, house),
        QUESTIONS,
        changeLink(settings, token),
        NOT_ASKED_FOR,
        { kind: 'small', text: house.particulars },
      ],
    }),
  }
}

function whatNext({ phoneE164, dueAt }: DeliveredLead, now: Date): string {
  const when = dueAt > now ? describeDueOnDate(dueAt) : 'as soon as we can'
  return phoneE164 ? `We’ll call you ${when} with this price to hand.` : `We’ll reply by email ${when}.`
}
