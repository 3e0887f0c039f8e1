import { quoteView } from '@/lib/calculators/quote/quote-view'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { quotePage } from '@/lib/routing/enquiry-routes'

import type { DeliveredLead } from '../store/claim'
import type { CompanyContact } from '../store/company-contact'
import type { KeptQuote } from '../store/read-quote'
import type { DeliverySettings } from '../store/settings'
import { referenceTable } from './customer-blocks'
import { mailBody } from './mail-body'
import { sectionBlocks } from './section-blocks'

type QuoteMail = {
  settings: DeliverySettings
  lead: DeliveredLead & { email: string }
  quote: KeptQuote['quote']
  house: CompanyContact
  /** Token of the customer's link to this version. */
  token: string
}

/** The email with a quote for its customer: the sections of its page and the link to answer it. */
export function quoteMail({ settings, lead, quote, house, token }: QuoteMail): MailMessage {
  const { title, reference, sections } = quoteView(quote)
  return {
    reference: lead.reference,
    channel: `quote-email-${quote.version}`, // each version needs its own Message-ID
    to: { name: '', address: lead.email },
    replyTo: settings.sales,
    subject: `${title}: ${reference}`,
    ...mailBody({
      title,
      blocks: [
        { kind: 'text', text: 'Hello,' },
        { kind: 'text', text: 'Here is the quote you asked for. You can also read it online or as a PDF.' },
        {
          kind: 'link',
          text: 'Read the quote, ask us about it, accept or decline it',
          href: `${settings.siteUrl}${quotePage(token)}`,
        },
        ...sections.flatMap(sectionBlocks),
        referenceTable(lead, house),
        { kind: 'text', text: house.particulars },
      ],
    }),
  }
}
