import { quoteView } from '@/lib/calculators/quote/quote-view'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { quotePage } from '@/lib/routing/enquiry-routes'

import type { DeliveredLead } from '../store/claim'
import type { CompanyContact } from '../store/company-contact'
import type { Acceptance, KeptQuote } from '../store/read-quote'
import type { DeliverySettings } from '../store/settings'
import { QUESTIONS, referenceTable } from './customer-blocks'
import { greeting } from './greeting'
import { londonMoment } from './london-moment'
import { mailBody } from './mail-body'
import type { Block } from './mail-content'
import { sectionBlocks } from './section-blocks'

type QuoteMail = {
  settings: DeliverySettings
  lead: Pick<DeliveredLead, 'reference' | 'name' | 'firstName'> & { email: string }
  quote: KeptQuote['quote']
  /** Null for a quote that is still to be answered. */
  acceptance: Acceptance | null
  house: CompanyContact
  /** Token of the customer's link to this version. */
  token: string
}

/**
 * The email with a quote for its customer: the sections of its page and the link to answer it. Once it is accepted, it is
 * the confirmation of the contract on a durable medium (Consumer Contracts Regulations 2013, regulation 16).
 */
export function quoteMail({ settings, lead, quote, acceptance, house, token }: QuoteMail): MailMessage {
  const { reference, sections, ...view } = quoteView(quote)
  const title = acceptance ? 'You have accepted our quote' : view.title
  return {
    reference: lead.reference,
    channel: `${acceptance ? 'quote-accepted' : 'quote-email'}-${quote.version}`, // each version needs its own Message-ID
    to: { name: '', address: lead.email },
    replyTo: settings.sales,
    subject: `${title}: ${reference}`,
    ...mailBody({
      siteUrl: settings.siteUrl,
      title,
      hasPicture: true,
      blocks: [
        { kind: 'text', text: greeting(lead) },
        ...openingOf(acceptance).map((text): Block => ({ kind: 'text', text })),
        {
          kind: 'action',
          text: acceptance ? 'See the quote' : 'See it, ask about it or accept it',
          href: `${settings.siteUrl}${quotePage(token)}`,
        },
        ...sections.flatMap(sectionBlocks),
        referenceTable(lead, house),
        QUESTIONS,
        { kind: 'small', text: house.particulars },
      ],
    }),
  }
}

function openingOf(acceptance: Acceptance | null): string[] {
  if (!acceptance) return ['Here is the quote you asked for. You can also read it online or as a PDF.']
  return [
    `The quote below was accepted on ${londonMoment(acceptance.at)}. It is now a contract between us: please keep this email. If this wasn’t you, reply at once.`,
    ...(acceptance.earlyFitting ? [`You also ticked: “${acceptance.earlyFitting}”`] : []),
    'Next we send you the order with the ways to pay, and agree the dates with you. Your right to cancel, with a form for it, is set out below.',
  ]
}
