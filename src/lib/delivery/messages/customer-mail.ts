import { configurationAmong } from '@/lib/calculators/configurator/configuration-rows'
import { resultAmong } from '@/lib/calculators/quick/result-rows'
import { customerNoun, type LeadKind, PARTNER_KINDS } from '@/lib/domain/leads/lead-kinds'
import { describeDueOnDate } from '@/lib/domain/opening-hours/describe-due'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { enquiryRoutes } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'

import type { DeliveredLead } from '../store/claim'
import type { CompanyContact } from '../store/company-contact'
import type { DeliverySettings } from '../store/settings'
import { configurationMail } from './configuration-mail'
import { changeLink, NOT_ASKED_FOR, QUESTIONS, referenceTable } from './customer-blocks'
import { estimateMail } from './estimate-mail'
import { greeting } from './greeting'
import { mailBody } from './mail-body'
import type { Block } from './mail-content'

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
  const noun = customerNoun(lead)
  return {
    reference: lead.reference,
    // A copy to a corrected address needs its own Message-ID.
    channel: lead.changes.length === 0 ? 'customer-email' : `customer-email-${lead.changes.length}`,
    to: { name: '', address: lead.email },
    replyTo: settings.sales,
    subject: `We have your ${noun}: ${lead.reference}`,
    ...mailBody({
      siteUrl: settings.siteUrl,
      title: `We have your ${noun}`,
      hasPicture: true,
      blocks: [
        { kind: 'text', text: greeting(lead) },
        { kind: 'text', text: whatNext(lead, now) },
        nextStep(lead.kind, settings),
        referenceTable(lead, house),
        QUESTIONS,
        changeLink(settings, token),
        NOT_ASKED_FOR,
        { kind: 'small', text: house.particulars },
      ],
    }),
  }
}

/** What the customer can do or read until we reply. */
function nextStep(kind: LeadKind, { siteUrl }: DeliverySettings): Block {
  if (kind === 'datasheet') return action('The datasheet (PDF)', `${siteUrl}${enquiryRoutes.datasheet}`)
  return PARTNER_KINDS.some((each) => each === kind)
    ? action('See the panel and its specification', `${siteUrl}${routes.technicalSpecs}`)
    : action('Work out your cost meanwhile', `${siteUrl}${routes.calculator}`)
}

const action = (text: string, href: string): Block => ({ kind: 'action', text, href })

// Keeping the promise is up to the sales desk; an email sent after the deadline would only point out that it was
// missed.
function whatNext({ phoneE164, dueAt }: DeliveredLead, now: Date): string {
  const when = dueAt > now ? describeDueOnDate(dueAt) : 'as soon as we can'
  return phoneE164 ? `We’ll call you ${when}, with your answers to hand.` : `We’ll reply by email ${when}.`
}
